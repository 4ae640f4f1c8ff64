import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
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
        <VisuallyHidden>
          <output>{monthMessages.loading}</output>
        </VisuallyHidden>
      </div>
    </>
  );
}
