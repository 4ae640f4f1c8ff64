import type { KeyboardEvent } from 'react';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { datePartsOf } from '@/shared/domain/calendar-days.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { shortDay } from '@/ui/messages/ko/date-texts.ts';
import { dayLabel } from '@/ui/messages/ko/event-messages.ts';
import { gridRoles } from './grid-roles.ts';
import styles from './month-sheet.module.css';

interface MonthDayProps {
  readonly date: CalendarDate;
  /** Whether it belongs to another month than the one shown. */
  readonly isOutside: boolean;
  readonly isToday: boolean;
  /** Whether it is the grid's Tab stop. */
  readonly isCurrent: boolean;
  /** The number of events on the day; undefined while unknown. */
  readonly eventCount: number | undefined;
  readonly onChosen: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One day of the grid. The first day after the month shows the name of its month too. */
export function MonthDay({ date, isOutside, isToday, isCurrent, eventCount, onChosen, onKeyDown }: MonthDayProps) {
  const { day } = datePartsOf(date);
  return (
    <td
      {...gridRoles.cell}
      className={classNames(styles.day, isOutside && styles.outside, isToday && styles.now)}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={dayLabel(date, eventCount, isToday)}
      aria-current={isToday ? 'date' : undefined}
      onClick={onChosen}
      onKeyDown={onKeyDown}
    >
      <time className={styles.date} dateTime={date}>
        {isOutside && day === 1 ? shortDay(date) : day}
      </time>
    </td>
  );
}
