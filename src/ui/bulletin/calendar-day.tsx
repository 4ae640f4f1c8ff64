import { useEffect, useRef } from 'react';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { datePartsOf, weekdayOf } from '@/shared/domain/calendar-days.ts';
import { classNames } from '../kit/class-names.ts';
import { calendarDayLabel } from '../messages/bulletin-messages.ts';
import styles from './week-calendar.module.css';

interface CalendarDayProps {
  readonly date: CalendarDate;
  /** Its week is the one that is shown. */
  readonly isPicked: boolean;
  readonly isToday: boolean;
  /** It belongs to the month before or after. */
  readonly isOutside: boolean;
  /** Tab leads here; arrows lead on. */
  readonly isReached: boolean;
  readonly takesFocus: boolean;
  readonly onPicked: () => void;
}

/** A day of the calendar. */
export function CalendarDay(props: CalendarDayProps) {
  const { date, isPicked, isToday, isOutside, isReached, takesFocus, onPicked } = props;
  const button = useRef<HTMLButtonElement>(null);
  const isSunday = weekdayOf(date) === 0;

  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

  return (
    <td className={classNames(isOutside && styles.out)}>
      <button
        ref={button}
        className={classNames(styles.day, isPicked && isSunday && styles.sunday)}
        type="button"
        tabIndex={isReached ? 0 : -1}
        aria-label={calendarDayLabel(date, { isPicked, isSunday, isToday })}
        aria-current={isToday ? 'date' : undefined}
        aria-pressed={isPicked && isSunday ? true : undefined}
        onClick={onPicked}
      >
        {datePartsOf(date).day}
      </button>
    </td>
  );
}
