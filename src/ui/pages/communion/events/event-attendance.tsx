import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { sessionIn } from '@/auth/machines/session-selectors.ts';
import type { ChurchEvent } from '@/content/domain/church-event.ts';
import type { EventPageActor } from '@/content/machines/provide-attendance.ts';
import { useCoreService } from '@/ui/app/island/core.tsx';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { attendanceMessages } from '@/ui/messages/ko/attendance-messages.ts';
import { loginMessages } from '@/ui/messages/ko/auth-messages.ts';
import { LoginButton } from '@/ui/patterns/access/login-button.tsx';
import styles from './attendance.module.css';

// Loaded on demand, only for signed-in users.
const island = createIsland(() => import('./attendance-island.tsx').then((module) => module.AttendanceIsland));

interface EventAttendanceProps {
  readonly event: ChurchEvent;
  /** The page of the event, on which its editors may change it. */
  readonly page: EventPageActor;
}

/** Who comes to an event (MINE-05). */
export function EventAttendance({ event, page }: EventAttendanceProps) {
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
          island={island}
          props={{ event, page }}
          fallback={<Skeleton label={attendanceMessages.loading} lines={3} />}
        />
      )}
    </section>
  );
}
