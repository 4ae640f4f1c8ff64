import { coreFeature } from '@/composition/core.feature.ts';
import { uploadAddress } from '@/content/domain/bulletin-week.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { BulletinUpload } from './bulletin-upload.tsx';
import styles from './reading.module.css';
import { heldPages, useAddressWeek } from './use-bulletin.ts';
import { useWeekMarks } from './use-week-marks.ts';
import { WeekCalendar } from './week-calendar.tsx';

/** The form with the calendar that says for which week it is (BULL-05). */
export function UploadBulletinIsland() {
  const { today, sunday, bulletin } = useAddressWeek();
  const navigation = useService(coreFeature, 'navigation');
  return (
    <div className={styles.reading}>
      <WeekCalendar
        {...useWeekMarks(bulletin)}
        today={today}
        sunday={sunday}
        onPicked={(day) => navigation.goTo(uploadAddress(day))}
      />
      <BulletinUpload sunday={sunday} held={heldPages(bulletin)} />
    </div>
  );
}
