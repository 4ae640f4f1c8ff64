import { type CalendarMonth, EVENT_TYPES } from '@/content/events/events.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { LoadingRegion, Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { takeFocus } from '@/ui/kit/focus/focus.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { monthTitle } from '@/ui/messages/ko/calendar.ts';
import { monthMessages, weekdayHeads } from '@/ui/messages/ko/month-page.ts';
import { EventTag } from '@/ui/patterns/posts/event-tag.tsx';
import styles from './month.module.css';

interface MonthBarProps {
  /** Undefined until it is known; until then the buttons are disabled. */
  readonly month?: CalendarMonth;
  /** @param months how many months later, or earlier when negative */
  readonly onMoved?: (months: number) => void;
  /** Undefined when the present month is shown already. */
  readonly onToday?: (() => void) | undefined;
  /** Undefined for users who may not add events (PERM-02). */
  readonly onWrite?: (() => void) | undefined;
}

/** The name of the month, the buttons to other months, and the legend of the event types (EVNT-01, EVNT-04). */
export function MonthBar({ month, onMoved, onToday, onWrite }: MonthBarProps) {
  const waits = month === undefined;
  return (
    <div className={styles.bar}>
      <Button variant="quiet" round aria-label={monthMessages.previous} disabled={waits} onClick={() => onMoved?.(-1)}>
        <Icon name="left" />
      </Button>
      <h2 className={styles.title} aria-live="polite" tabIndex={-1}>
        {waits ? '\u00a0' : monthTitle(month)}
      </h2>
      <Button variant="quiet" round aria-label={monthMessages.next} disabled={waits} onClick={() => onMoved?.(1)}>
        <Icon name="right" />
      </Button>
      <Button
        variant="bare"
        className={classNames(styles.today, onToday === undefined && styles.away)}
        disabled={onToday === undefined}
        onClick={({ currentTarget }) => {
          onToday?.();
          // The button disappears when it is pressed.
          takeFocus(currentTarget.parentElement?.querySelector('h2'));
        }}
      >
        {monthMessages.thisMonth}
      </Button>
      {onWrite !== undefined && (
        <Button className={styles.write} onClick={onWrite}>
          <Icon name="plus" />
          <span>{monthMessages.write}</span>
        </Button>
      )}
      <ul className={styles.legend} aria-label={monthMessages.legend}>
        {EVENT_TYPES.map((type) => (
          <li key={type}>
            <EventTag type={type} className={styles.kind} />
          </li>
        ))}
      </ul>
    </div>
  );
}

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

/** The weekdays above the columns, from Sunday (EVNT-01). */
export function WeekdayHeads() {
  return (
    <thead {...gridRoles.rowGroup}>
      <tr {...gridRoles.row}>
        {weekdayHeads.map(({ letter, word }) => (
          <th key={letter} {...gridRoles.columnHeader} className={styles.head} aria-label={word}>
            {letter}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/**
 * ARIA roles of the grid's elements, set explicitly because browsers drop the native roles of table elements with
 * another `display`.
 */
export const gridRoles = {
  grid: { role: 'grid' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  cell: { role: 'gridcell' },
} as const;
