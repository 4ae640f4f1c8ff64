import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { bulletinsEntry } from '@/composition/bulletins.ts';
import { selectExistingPages } from '@/content/bulletins/bulletin.machine.ts';
import { addressOfSunday } from '@/content/bulletins/bulletin-weeks.ts';
import { useCoreService, useServices } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { dateText } from '@/ui/messages/ko/calendar.ts';
import styles from './bulletin-frame.module.css';
import { BulletinUpload } from './bulletin-writing.tsx';
import { useBulletinPage, WeekCalendar } from './week-calendar.tsx';

/** The upload form with the calendar that chooses its week (BULL-05). */
export function UploadBulletinIsland() {
  const services = useServices(bulletinsEntry, dateText);
  const { today, sunday, bulletin, calendar, weeks } = useBulletinPage(services.page, 'uploadBulletin');
  const navigation = useCoreService('navigation');
  const pick = useCallback(
    (day: typeof sunday) => navigation.goTo(addressOfSunday(href('uploadBulletin'), day)),
    [navigation],
  );
  return (
    <div className={styles.reading}>
      <WeekCalendar calendar={calendar} weeks={weeks} today={today} sunday={sunday} onPicked={pick} />
      <BulletinUpload
        queue={services.uploads}
        sunday={sunday}
        existingPages={useSelector(bulletin, selectExistingPages)}
      />
    </div>
  );
}
