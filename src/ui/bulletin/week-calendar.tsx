import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { weeksOfMonth } from '@/content/domain/bulletin-week.ts';
import { weekCalendarMachine } from '@/content/machines/week-calendar.machine.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { weekOf } from '@/shared/domain/week.ts';
import { Button } from '../kit/button.tsx';
import { classNames } from '../kit/class-names.ts';
import { Icon } from '../kit/icon.tsx';
import { bulletinMessages, monthText, weekdayHeads } from '../messages/bulletin-messages.ts';
import { CalendarDay } from './calendar-day.tsx';
import { calendarKey } from './calendar-keys.ts';
import styles from './week-calendar.module.css';

interface WeekCalendarProps {
  readonly today: CalendarDate;
  readonly sunday: CalendarDate;
  /** @param sunday of the week that was picked */
  readonly onPicked: (sunday: CalendarDate) => void;
}

/** A month in weeks, Monday to Sunday; any day picks its week (BULL-01). */
export function WeekCalendar({ today, sunday, onPicked }: WeekCalendarProps) {
  const [snapshot, send] = useMachine(weekCalendarMachine, { input: { today, day: sunday } });
  const { day } = snapshot.context;

  useEffect(() => send({ type: 'week.shown', sunday }), [send, sunday]);

  return (
    <section className={styles.calendar} aria-label={bulletinMessages.calendar}>
      <div className={styles.months}>
        <Button
          variant="quiet"
          round
          aria-label={bulletinMessages.previousMonth}
          onClick={() => send({ type: 'month.turned', months: -1 })}
        >
          <Icon name="left" />
        </Button>
        <h2 className={styles.month} aria-live="polite" id="calendar-month">
          {monthText(day)}
        </h2>
        <Button
          variant="quiet"
          round
          aria-label={bulletinMessages.nextMonth}
          onClick={() => send({ type: 'month.turned', months: 1 })}
        >
          <Icon name="right" />
        </Button>
      </div>
      <table
        className={styles.weeks}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid is a table that is walked by arrow keys
        role="grid"
        aria-labelledby="calendar-month"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) send({ type: 'calendar.left' });
        }}
        onKeyDown={(event) => {
          const asked = calendarKey(event);
          if (asked === undefined) return;
          event.preventDefault();
          send(asked);
        }}
      >
        <thead>
          <tr>
            {weekdayHeads.map(({ name, short }) => (
              <th key={name} scope="col" abbr={name}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(day).map((week) => {
            const isPicked = week.includes(sunday);
            return (
              <tr key={week[0]} className={classNames(isPicked && styles.picked)} aria-selected={isPicked}>
                {week.map((date) => (
                  <CalendarDay
                    key={date}
                    date={date}
                    isPicked={isPicked}
                    isToday={date === today}
                    isOutside={monthText(date) !== monthText(day)}
                    isReached={date === day}
                    takesFocus={date === day && snapshot.matches('roving')}
                    onPicked={() => onPicked(weekOf(date).last)}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.key}>
        <span className={styles.swatch} />
        {bulletinMessages.pickedWeek} <span className={styles.dot} />
        {bulletinMessages.today}
      </p>
    </section>
  );
}
