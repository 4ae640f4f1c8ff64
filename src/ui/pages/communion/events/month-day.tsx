import type { KeyboardEvent } from 'react';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { datePartsOf } from '@/shared/domain/calendar-days.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { dayLabel, shortDay } from '@/ui/messages/ko/event-messages.ts';
import { gridRoles } from './grid-roles.ts';
import styles from './month-sheet.module.css';

interface MonthDayProps {
  readonly date: CalendarDate;
  /** Before or after the month that is shown. */
  readonly isOutside: boolean;
  readonly isToday: boolean;
  /** Where the keyboard stands. */
  readonly isCurrent: boolean;
  /** How many events the day holds; undefined where that is not known. */
  readonly held: number | undefined;
  readonly onChosen: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One day of the grid. The first day after the month names its own. */
export function MonthDay({ date, isOutside, isToday, isCurrent, held, onChosen, onKeyDown }: MonthDayProps) {
  const { day } = datePartsOf(date);
  return (
    <td
      {...gridRoles.cell}
      className={classNames(styles.day, isOutside && styles.out, isToday && styles.now)}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={dayLabel(date, held, isToday)}
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
