import type { CalendarMonth } from '@/content/domain/calendar-month.ts';
import { EVENT_TYPES } from '@/content/domain/event-type.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { monthMessages, monthTitle } from '@/ui/messages/ko/month-messages.ts';
import { EventTag } from '@/ui/patterns/event/event-tag.tsx';
import styles from './month-bar.module.css';

interface MonthBarProps {
  /** Absent until it is known; then nothing can be pressed either. */
  readonly month?: CalendarMonth;
  /** Asked with how many months later, or earlier when negative. */
  readonly onMoved?: (months: number) => void;
  /** Absent where this month is shown already. */
  readonly onToday?: (() => void) | undefined;
  /** Absent for those who may not add events (PERM-02). */
  readonly onWrite?: (() => void) | undefined;
}

/** Which month is shown, the ways to others, and what the colours and shapes mean (EVNT-01, EVNT-04). */
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
          // It goes once it has done its work.
          currentTarget.parentElement?.querySelector('h2')?.focus();
        }}
      >
        {monthMessages.thisMonth}
      </Button>
      {onWrite !== undefined && (
        <Button className={styles.write} onClick={onWrite}>
          <Icon name="plus" />
          {monthMessages.write}
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
