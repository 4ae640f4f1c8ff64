import { WEEK_ROWS } from '@/content/domain/month-shape.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { weekdayHeads } from '@/ui/messages/ko/month-messages.ts';
import { MonthBar } from './month-bar.tsx';
import styles from './month-sheet.module.css';
import { MonthSkeleton } from './month-skeleton.tsx';
import { WeekdayHeads } from './weekday-heads.tsx';

/** The calendar without a month, for prerendered pages: a page that was built long ago must not name an old month. */
export function BlankMonth() {
  return (
    <>
      <MonthBar />
      <div className={classNames(styles.sheet, styles.loading)} aria-hidden="true">
        <table className={styles.grid}>
          <WeekdayHeads />
          <tbody>
            {Array.from({ length: WEEK_ROWS }, (_, row) => (
              <tr key={row}>
                {weekdayHeads.map(({ letter }) => (
                  <td key={letter} className={styles.day}>
                    {'\u00a0'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MonthSkeleton />
    </>
  );
}
