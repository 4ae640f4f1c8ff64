import type { MonthViewModel } from '@/content/machines/month-view-model.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { usePrinted } from '@/ui/kit/data/nearness.ts';
import { Agenda } from './agenda.tsx';
import { MonthSheet } from './month-sheet.tsx';
import { MonthSkeleton } from './month-skeleton.tsx';
import { MonthStatus } from './month-status.tsx';

interface MonthViewProps {
  readonly viewModel: MonthViewModel;
  readonly today: CalendarDate;
  readonly onDayAsked: (day: CalendarDate) => void;
  readonly onDayOpened: (day: CalendarDate) => void;
  readonly onEventOpened: (id: EntityId) => void;
  readonly onRetry: () => void;
}

/** The month as a grid and, on narrow screens, as a list, with its loading, empty and error states. */
export function MonthView({ viewModel, today, onRetry, ...answers }: MonthViewProps) {
  // Paper may be wider than the screen.
  const isPrinted = usePrinted();
  const { month, events, isReading, isWide } = viewModel;
  return (
    <>
      <MonthStatus viewModel={viewModel} onRetry={onRetry} />
      {(isWide || isPrinted) && <MonthSheet viewModel={viewModel} today={today} {...answers} />}
      {events !== undefined && events.length > 0 && (
        <Agenda month={month} events={events} today={today} onEventOpened={answers.onEventOpened} />
      )}
      {events === undefined && isReading && <MonthSkeleton />}
    </>
  );
}
