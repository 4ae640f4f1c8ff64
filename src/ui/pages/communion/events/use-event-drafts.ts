import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { DatedEvent } from '@/content/domain/church-event.ts';
import type { MonthEvent } from '@/content/machines/month.machine.ts';
import type { monthPanelMachine } from '@/content/machines/month-panel.machine.ts';
import { useDraftSaving } from '@/ui/patterns/drafts/use-draft-saving.ts';

/** Tells the month what has become of drafts, and the form of a new event how it is saved as one (EDIT-03). */
export function useEventDrafts(send: (event: MonthEvent) => void, panel: ActorRefFrom<typeof monthPanelMachine>) {
  const { saving, listed } = useDraftSaving();
  const page = useMemo(
    () => ({
      listed,
      // The list of drafts is on the page, which the form covers.
      saved: () => panel.send({ type: 'panel.closed' }),
      published: (event: DatedEvent) => {
        send({ type: 'item.added', item: event });
        return () => {
          send({ type: 'day.asked', day: event.start });
          panel.send({ type: 'day.opened', day: event.start });
        };
      },
    }),
    [listed, send, panel],
  );
  return { saving, page };
}
