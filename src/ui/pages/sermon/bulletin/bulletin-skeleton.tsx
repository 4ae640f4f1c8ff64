import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { bulletinPageMessages } from '@/ui/messages/ko/bulletin-page.ts';
import styles from './bulletin-frame.module.css';

/** The skeleton of calendar and pages; it names no week, since prerendered pages do not know the present one. */
export function BulletinSkeleton() {
  return (
    <div className={styles.reading}>
      <div className={styles.calendarPlace} />
      <Skeleton label={bulletinPageMessages.loading} lines={12} />
    </div>
  );
}
