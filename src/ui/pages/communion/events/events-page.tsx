import { WEEK_ROWS } from '@/content/events/events.ts';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { monthMessages, weekdayHeads } from '@/ui/messages/ko/month-page.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import styles from './month.module.css';
import { MonthBar, MonthSkeleton, WeekdayHeads } from './month-frame.tsx';

const island = createIsland(() => import('./events-view.tsx').then((module) => module.EventsIsland));

/** The calendar of events (EVNT-01…08). */
export default function EventsPage() {
  return (
    <>
      <PageHead title={pageNames.events} lead={monthMessages.lead} />
      <IslandSlot island={island} props={{}} fallback={<BlankMonth />} />
    </>
  );
}

/** The calendar without a month, for prerendered pages: a page that was built long ago must not name an old month. */
function BlankMonth() {
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
