import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { BULLETIN } from '@/composition/bulletins.tokens.ts';
import { CLOCK, NAVIGATION } from '@/composition/tokens.ts';
import { bulletinAddress, sundayAskedFor } from '@/content/domain/bulletin-week.ts';
import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { useService } from '../core.tsx';
import { usePublishes } from '../use-publishes.ts';
import { BulletinReader } from './bulletin-reader.tsx';
import { BulletinUploadSlot } from './bulletin-upload-slot.tsx';
import styles from './reading.module.css';
import { useBulletin } from './use-bulletin.ts';
import { WeekCalendar } from './week-calendar.tsx';

/** The week is what the address says: it can be shared, and Back leads to the week before (BULL-01). */
export function BulletinLive() {
  const clock = useService(CLOCK);
  const today = useMemo(() => calendarDateOf(clock.now()), [clock]);
  const sunday = sundayAskedFor(new URLSearchParams(useSearch()).get('date'), today);
  const navigation = useService(NAVIGATION);
  const publishes = usePublishes();
  const bulletin = useBulletin(useService(BULLETIN), sunday);
  return (
    <>
      <div className={styles.reading}>
        <WeekCalendar today={today} sunday={sunday} onPicked={(day) => navigation.goTo(bulletinAddress(day))} />
        <BulletinReader bulletin={bulletin} today={today} removable={publishes} />
      </div>
      {publishes && (
        <div className={styles.upload}>
          <BulletinUploadSlot />
        </div>
      )}
    </>
  );
}
