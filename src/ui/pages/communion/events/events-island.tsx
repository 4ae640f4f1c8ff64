import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { coreFeature } from '@/composition/core.feature.ts';
import { eventsFeature } from '@/composition/events.feature.ts';
import { arrivalDay, monthAfter, monthOf } from '@/content/domain/calendar-month.ts';
import { monthPanelMachine } from '@/content/machines/month-panel.machine.ts';
import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { soughtMessages } from '@/ui/messages/ko/sought-messages.ts';
import { usePublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { MonthBar } from './month-bar.tsx';
import { MonthPanels } from './month-panels.tsx';
import { MonthView } from './month-view.tsx';
import { useAddressDay } from './use-address-day.ts';
import { useMonth } from './use-month.ts';
import { useSheetShown } from './use-sheet-shown.ts';
import { useSoughtEvent } from './use-sought-event.ts';

/** The calendar, and for Admin and Editor the form and the delete buttons (PERM-02). */
export function EventsIsland() {
  const clock = useService(coreFeature, 'clock');
  const today = calendarDateOf(clock.now());
  const addressed = useAddressDay(today);
  const { viewModel, send } = useMonth(useService(eventsFeature, 'month'), addressed);
  const [panel, show] = useMachine(monthPanelMachine);
  const publishing = usePublishingRight();
  const isMissing = useSoughtEvent(viewModel, (id) => show({ type: 'event.opened', id }));

  useEffect(() => {
    send({ type: 'address.changed', day: addressed });
    // Whatever was open belonged to the month that was left.
    show({ type: 'panel.closed' });
  }, [addressed, send, show]);

  useSheetShown(viewModel.standsAlone, send);

  const moveTo = (months: number) =>
    send({ type: 'day.asked', day: arrivalDay(monthAfter(viewModel.month, months), today) });
  return (
    <>
      <MonthBar
        month={viewModel.month}
        onMoved={moveTo}
        onToday={
          viewModel.month === monthOf(today)
            ? undefined
            : () => send({ type: 'day.asked', day: calendarDateOf(clock.now()) })
        }
        onWrite={publishing.publishes ? () => show({ type: 'writing.asked', day: undefined }) : undefined}
      />
      {isMissing && (
        <Notice alert>
          <strong>{soughtMessages.event}</strong> {soughtMessages.eventNext}
        </Notice>
      )}
      <MonthView
        viewModel={viewModel}
        today={today}
        onDayAsked={(day) => send({ type: 'day.asked', day })}
        onDayOpened={(day) => show({ type: 'day.opened', day })}
        onEventOpened={(id) => show({ type: 'event.opened', id })}
        onRetry={() => send({ type: 'retry.asked' })}
      />
      <MonthPanels
        panel={panel}
        show={show}
        events={[...(viewModel.events ?? []), ...(viewModel.around ?? [])]}
        send={send}
        publishing={publishing}
      />
    </>
  );
}
