import { foldWeek, type WeekRow } from '@/content/domain/month-grid.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { PlainButton } from '@/ui/kit/actions/plain-button.tsx';
import { moreEvents, moreEventsLabel } from '@/ui/messages/ko/event-messages.ts';
import { EventBarItem } from './event-bar.tsx';
import styles from './month-sheet.module.css';

/** Lanes of a week row; events without a lane are listed when their day is opened. */
const LANES = 3;

interface MonthBarsProps {
  readonly week: WeekRow;
  readonly onEventOpened: (id: EntityId) => void;
  readonly onDayChosen: (day: CalendarDate) => void;
}

/** The bars of a week's events; when there are more than lanes, a number opens the day. */
export function MonthBars({ week, onEventOpened, onDayChosen }: MonthBarsProps) {
  const { bars, hidden } = foldWeek(week, LANES);
  return (
    <ul className={styles.bars}>
      {bars.map((bar) => (
        <EventBarItem key={bar.event.id} bar={bar} onOpened={() => onEventOpened(bar.event.id)} />
      ))}
      {week.days.map((day, at) => {
        const count = hidden[at] ?? 0;
        return count === 0 ? null : (
          <li key={day} className={styles.rest} style={{ gridColumn: at + 1, gridRow: LANES + 1 }}>
            <PlainButton
              tabIndex={-1}
              className={styles.more}
              aria-label={moreEventsLabel(day, count)}
              onClick={() => onDayChosen(day)}
            >
              {moreEvents(count)}
            </PlainButton>
          </li>
        );
      })}
    </ul>
  );
}
