import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { Waiting } from '@/ui/kit/feedback/waiting.tsx';
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
        <Waiting label={monthMessages.loading} />
      </div>
    </>
  );
}
