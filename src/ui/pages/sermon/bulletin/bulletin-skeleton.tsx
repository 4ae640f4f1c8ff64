import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { bulletinPageMessages } from '@/ui/messages/ko/bulletin-page-messages.ts';
import styles from './reading.module.css';

/** The skeleton of calendar and pages; it names no week, since prerendered pages do not know the present one. */
export function BulletinSkeleton() {
  return (
    <div className={styles.reading}>
      <div className={styles.calendarPlace} />
      <Skeleton label={bulletinPageMessages.loading} lines={12} />
    </div>
  );
}
