import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { rolesIn } from '@/auth/current-user.machine.ts';
import { bulletinsEntry } from '@/composition/bulletins.ts';
import { weekOf } from '@/shared/dates.ts';
import { canPublish } from '@/shared/roles.ts';
import { useCoreService, useServices } from '@/ui/app/islands/core-context.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { notThisWeek } from '@/ui/messages/ko/bulletin.ts';
import { dateText } from '@/ui/messages/ko/calendar.ts';
import styles from './bulletin.module.css';
import { BulletinReader } from './bulletin-reader.tsx';

/** This week's bulletin, or the latest one with a note that it is older (BULL-08). */
export function CurrentBulletinIsland() {
  const services = useServices(bulletinsEntry, dateText);
  const clock = useCoreService('clock');
  const today = useMemo(() => clock.today(), [clock]);
  const { last: thisSunday } = weekOf(today);
  const bulletin = useActorRef(services.newestBulletin, { input: { sunday: thisSunday } });
  const publishes = useSelector(useCoreService('session'), (session) => canPublish(rolesIn(session)));
  const { sunday, pages } = useSelector(bulletin, ({ context }) => context);
  return (
    <>
      {pages.length > 0 && sunday !== thisSunday && (
        <div className={styles.remark}>
          <Notice>{notThisWeek(sunday)}</Notice>
        </div>
      )}
      <BulletinReader
        bulletin={bulletin}
        today={today}
        removable={publishes}
        shareLink={services.shareLink}
        calendarElsewhere
      />
    </>
  );
}
