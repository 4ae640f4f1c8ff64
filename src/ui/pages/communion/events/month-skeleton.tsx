import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { Waiting } from '@/ui/kit/feedback/waiting.tsx';
import { monthMessages } from '@/ui/messages/ko/month-messages.ts';
import styles from './month-sheet.module.css';

/** Says that the month is on its way: in the list's place on a phone; beside the grid, which shows it itself, in words alone. */
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
