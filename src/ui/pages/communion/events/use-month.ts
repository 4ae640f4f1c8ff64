import { useMachine } from '@xstate/react';
import type { MonthEvent } from '@/content/machines/month.machine.ts';
import type { MonthViewModel, ProvidedMonth } from '@/content/machines/provide-month.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { usePageLeft } from '@/ui/patterns/form/use-page-left.ts';

/**
 * Runs the calendar's month for a view; what is still on its way out is sent when the page is left.
 * @param start the day on which the calendar opens
 */
export function useMonth(
  binding: ProvidedMonth,
  start: CalendarDate,
): { readonly viewModel: MonthViewModel; readonly send: (event: MonthEvent) => void } {
  const [snapshot, send] = useMachine(binding.machine, { input: { day: start } });

  usePageLeft(send);
  return { viewModel: binding.read(snapshot), send };
}
