import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { bulletinMessages } from '@/ui/messages/ko/bulletin-messages.ts';
import styles from './reading.module.css';

/** The place of calendar and pages; which week it is nobody knows before the page is shown. */
export function BulletinSkeleton() {
  return (
    <div className={styles.reading}>
      <div className={styles.calendarPlace} />
      <Skeleton label={bulletinMessages.loading} lines={12} />
    </div>
  );
}
