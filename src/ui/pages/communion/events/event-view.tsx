import { useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';
import { sessionIn } from '@/auth/current-user.machine.ts';
import { eventPageEntry } from '@/composition/event-page.ts';
import type { EventPageActor } from '@/content/attendance/attendance.machine.ts';
import { type ChurchEvent, monthInEventAddress } from '@/content/events/events.ts';
import { useCoreService, useServices } from '@/ui/app/islands/core-context.tsx';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { PartHeading } from '@/ui/kit/layout/part.tsx';
import { attendanceMessages } from '@/ui/messages/ko/attendance.ts';
import { loginMessages } from '@/ui/messages/ko/auth.ts';
import { eventName, eventSpan, icsMessages } from '@/ui/messages/ko/events.ts';
import { LoginButton } from '@/ui/patterns/access/login-button.tsx';
import { type ItemIntroduction, ItemPage } from '@/ui/patterns/posts/item-page.tsx';
import styles from './event.module.css';
import { EventDetails, SaveEventButton } from './event-details.tsx';

// Loaded on demand, only for publishers.
const editing = createIsland(() => import('./event-editing.tsx').then((module) => module.EventEditingIsland));

interface EventIslandProps {
  /** A day or month in which it takes place. */
  readonly when: string;
  readonly id: string;
}

/** An event as a whole, with its file for the reader's own calendar. */
export function EventIsland({ when, id }: EventIslandProps) {
  const services = useServices(eventPageEntry);
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

const introduce = (event: ChurchEvent): ItemIntroduction => ({
  title: eventName(event),
  description: eventSpan(event),
});

// Loaded on demand, only for signed-in users.
const attendance = createIsland(() => import('./attendance.tsx').then((module) => module.AttendanceIsland));

interface EventAttendanceProps {
  readonly event: ChurchEvent;
  /** The page of the event, on which its editors may change it. */
  readonly page: EventPageActor;
}

/** Who comes to an event (MINE-05). */
function EventAttendance({ event, page }: EventAttendanceProps) {
  const userId = useSelector(useCoreService('session'), (snapshot) => sessionIn(snapshot)?.userId);
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <PartHeading id={heading}>{attendanceMessages.title}</PartHeading>
      {userId === undefined ? (
        <>
          <p>{attendanceMessages.signIn}</p>
          <LoginButton variant="quiet" occasion="pageNeedsSession">
            {loginMessages.submit}
          </LoginButton>
        </>
      ) : (
        <IslandSlot
          key={userId}
          island={attendance}
          props={{ event, page }}
          fallback={<Skeleton label={attendanceMessages.loading} lines={3} />}
        />
      )}
    </section>
  );
}
