import { useMemo } from 'react';
import { eventPageFeature } from '@/composition/event-page.feature.ts';
import type { ChurchEvent } from '@/content/domain/church-event.ts';
import { monthInEventAddress } from '@/content/domain/item-address.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { eventName, eventSpan, icsMessages } from '@/ui/messages/ko/event-messages.ts';
import { type ItemIntroduction, ItemPage } from '@/ui/patterns/post/item-page.tsx';
import { EventAttendance } from './event-attendance.tsx';
import { EventDetails } from './event-details.tsx';
import { SaveEventButton } from './save-event-button.tsx';

// Loaded on demand, only for publishers.
const editing = createIsland(() => import('./event-editing-island.tsx').then((module) => module.EventEditingIsland));

interface EventIslandProps extends HasServices<typeof eventPageFeature> {
  /** A day or month in which it takes place. */
  readonly when: string;
  readonly id: string;
}

/** An event as a whole, with its file for the reader's own calendar. */
function SingleEvent({ services, when, id }: EventIslandProps) {
  return (
    <ItemPage
      kind="event"
      id={id}
      provided={useMemo(() => services.pageOf(id, monthInEventAddress(when)), [services, id, when])}
      publishingRights={services.publishingRights}
      renderEditing={(asked) => <IslandSlot island={editing} props={asked} fallback={null} />}
      introduce={introduce}
      onShare={(event, title) =>
        void services.shareLink({ title, address: href('event', { when: event.start, id: event.id }) })
      }
      renderActions={(event) => (
        <SaveEventButton event={event} onSaved={() => services.saveFile(event, icsMessages(event))} />
      )}
    >
      {(event, page) => (
        <>
          <EventDetails event={event} />
          <EventAttendance event={event} page={page} />
        </>
      )}
    </ItemPage>
  );
}

export const EventIsland = withServices(eventPageFeature, SingleEvent);

const introduce = (event: ChurchEvent): ItemIntroduction => ({
  title: eventName(event),
  description: eventSpan(event),
});
