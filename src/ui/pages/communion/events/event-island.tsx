import { useMemo } from 'react';
import { eventPageFeature } from '@/composition/event-page.feature.ts';
import type { ChurchEvent } from '@/content/domain/church-event.ts';
import { addressOfEvent, monthInEventAddress } from '@/content/domain/item-address.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { eventName, eventSpan, icsMessages } from '@/ui/messages/ko/event-messages.ts';
import { type ItemIntroduction, ItemPage } from '@/ui/patterns/post/item-page.tsx';
import { EventAttendance } from './event-attendance.tsx';
import { EventDetails } from './event-details.tsx';
import { SaveEventButton } from './save-event-button.tsx';

// Loaded on demand, only for publishers.
const editing = createIsland(() => import('./event-editing.tsx').then((module) => module.EventEditing));

interface EventIslandProps {
  /** A day or month in which it takes place. */
  readonly when: string;
  readonly id: string;
}

/** An event as a whole, with its file for the reader's own calendar. */
export function EventIsland({ when, id }: EventIslandProps) {
  const pageOf = useService(eventPageFeature, 'pageOf');
  const share = useService(eventPageFeature, 'shareLink');
  const saveFile = useService(eventPageFeature, 'saveFile');
  return (
    <ItemPage
      kind="event"
      id={id}
      provided={useMemo(() => pageOf(id, monthInEventAddress(when)), [pageOf, id, when])}
      renderEditing={(asked) => <IslandSlot island={editing} props={asked} fallback={null} />}
      introduce={introduce}
      onShare={(event, title) => void share({ title, address: addressOfEvent(href('events'), event.id, event.start) })}
      renderActions={(event) => <SaveEventButton event={event} onSaved={() => saveFile(event, icsMessages(event))} />}
    >
      {(event) => (
        <>
          <EventDetails event={event} />
          <EventAttendance event={event} />
        </>
      )}
    </ItemPage>
  );
}

const introduce = (event: ChurchEvent): ItemIntroduction => ({
  title: eventName(event),
  description: eventSpan(event),
});
