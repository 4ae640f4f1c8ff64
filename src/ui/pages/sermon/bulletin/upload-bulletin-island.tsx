import { useSelector } from '@xstate/react';
import { coreFeature } from '@/composition/core.feature.ts';
import { addressOfSunday } from '@/content/domain/bulletin-week.ts';
import { selectHeldPages } from '@/content/machines/bulletin-view-model.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { BulletinUpload } from './bulletin-upload.tsx';
import styles from './reading.module.css';
import { useBulletinPage } from './use-bulletin-page.ts';
import { WeekCalendar } from './week-calendar.tsx';

/** The upload form with the calendar that chooses its week (BULL-05). */
export function UploadBulletinIsland() {
  const { today, sunday, bulletin, calendar, weeks } = useBulletinPage('uploadBulletin');
  const navigation = useService(coreFeature, 'navigation');
  return (
    <div className={styles.reading}>
      <WeekCalendar
        calendar={calendar}
        weeks={weeks}
        today={today}
        sunday={sunday}
        onPicked={(day) => navigation.goTo(addressOfSunday(href('uploadBulletin'), day))}
      />
      <BulletinUpload sunday={sunday} held={useSelector(bulletin, selectHeldPages)} />
    </div>
  );
}
