import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { rolesIn } from '@/auth/machines/session-selectors.ts';
import { bulletinsFeature } from '@/composition/bulletins.feature.ts';
import { coreFeature } from '@/composition/core.feature.ts';
import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { canPublish } from '@/shared/domain/role.ts';
import { weekOf } from '@/shared/domain/week.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { notThisWeek } from '@/ui/messages/ko/bulletin-messages.ts';
import { BulletinReader } from './bulletin-reader.tsx';
import styles from './sheets.module.css';

/** This week's bulletin, or the latest one with a note that it is older (BULL-08). */
export function CurrentBulletinIsland() {
  const clock = useService(coreFeature, 'clock');
  const today = useMemo(() => calendarDateOf(clock.now()), [clock]);
  const { last: thisSunday } = weekOf(today);
  const bulletin = useActorRef(useService(bulletinsFeature, 'newestBulletin'), { input: { sunday: thisSunday } });
  const publishes = useSelector(useService(coreFeature, 'session'), (session) => canPublish(rolesIn(session)));
  const { sunday, pages } = useSelector(bulletin, ({ context }) => context);
  return (
    <>
      {pages.length > 0 && sunday !== thisSunday && (
        <div className={styles.remark}>
          <Notice>{notThisWeek(sunday)}</Notice>
        </div>
      )}
      <BulletinReader bulletin={bulletin} today={today} removable={publishes} calendarElsewhere />
    </>
  );
}
