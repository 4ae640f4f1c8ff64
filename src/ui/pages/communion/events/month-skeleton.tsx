import { LoadingRegion } from '@/ui/kit/feedback/loading-region.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { monthMessages } from '@/ui/messages/ko/month-messages.ts';
import styles from './month-sheet.module.css';

/**
 * Announces that the month is loading: as a skeleton of the list on a phone; as hidden text beside the grid, which has
 * its own placeholders.
 */
export function MonthSkeleton() {
  return (
    <>
      <div className={styles.narrow}>
        <Skeleton label={monthMessages.loading} lines={8} />
      </div>
      <div className={styles.wide}>
        <LoadingRegion label={monthMessages.loading} />
      </div>
    </>
  );
}
