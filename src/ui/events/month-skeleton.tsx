import { Skeleton } from '../kit/skeleton.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { eventMessages } from '../messages/event-messages.ts';
import styles from './month-sheet.module.css';

/** Says that the month is on its way: in the list's place on a phone; beside the grid, which shows it itself, in words alone. */
export function MonthSkeleton() {
  return (
    <>
      <div className={styles.narrow}>
        <Skeleton label={eventMessages.loading} lines={8} />
      </div>
      <div className={styles.wide}>
        <VisuallyHidden>
          <output>{eventMessages.loading}</output>
        </VisuallyHidden>
      </div>
    </>
  );
}
