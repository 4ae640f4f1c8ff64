import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { DayPicker } from 'react-day-picker';
import { reachOf } from '@/content/domain/bulletin-week.ts';
import { weekCalendarMachine } from '@/content/machines/week-calendar.machine.ts';
import { type CalendarDate, calendarDateOf, noonOf } from '@/shared/domain/calendar-date.ts';
import { weekOf } from '@/shared/domain/week.ts';
import { bulletinMessages } from '@/ui/messages/ko/bulletin-messages.ts';
import { calendarLook, calendarParts } from './calendar-look.tsx';
import { calendarMessages } from './calendar-words.ts';
import styles from './week-calendar.module.css';

interface WeekCalendarProps {
  readonly today: CalendarDate;
  readonly sunday: CalendarDate;
  /** The Sundays that are known to have a bulletin. */
  readonly marked?: readonly CalendarDate[];
  /** Told with any day of the month that is shown. */
  readonly onMonthShown?: ((month: CalendarDate) => void) | undefined;
  /** @param sunday of the week that was picked */
  readonly onPicked: (sunday: CalendarDate) => void;
}

const NO_SUNDAYS: readonly CalendarDate[] = [];

/** A month in weeks, Monday to Sunday; any day picks its week (BULL-01). */
export function WeekCalendar({ today, sunday, marked = NO_SUNDAYS, onMonthShown, onPicked }: WeekCalendarProps) {
  const [snapshot, send] = useMachine(weekCalendarMachine, { input: { month: sunday } });
  const reach = reachOf(today);
  const [first, last] = [noonOf(reach.first), noonOf(reach.last)];

  useEffect(() => send({ type: 'week.shown', sunday }), [send, sunday]);

  const { month } = snapshot.context;
  useEffect(() => onMonthShown?.(month), [onMonthShown, month]);

  return (
    <section className={styles.calendar} aria-label={bulletinMessages.calendar}>
      <DayPicker
        {...calendarMessages}
        lang="ko"
        mode="range"
        weekStartsOn={1}
        showOutsideDays
        navLayout="around"
        startMonth={first}
        endMonth={last}
        disabled={{ before: first, after: last }}
        today={noonOf(today)}
        month={noonOf(month)}
        onMonthChange={(turned) => send({ type: 'month.turned', month: calendarDateOf(turned) })}
        selected={{ from: noonOf(weekOf(sunday).first), to: noonOf(sunday) }}
        onSelect={(_, day) => onPicked(weekOf(calendarDateOf(day)).last)}
        modifiers={{ sunday: noonOf(sunday), marked: marked.map(noonOf) }}
        modifiersClassNames={{ sunday: styles.sunday ?? '', marked: styles.marked ?? '' }}
        classNames={calendarLook}
        components={calendarParts}
      />
      <p className={styles.key}>
        <span className={styles.swatch} />
        {bulletinMessages.pickedWeek} <span className={styles.dot} />
        {bulletinMessages.today}
        {marked.length > 0 && (
          <>
            {' '}
            <span className={styles.bar} />
            {bulletinMessages.hasBulletin}
          </>
        )}
      </p>
    </section>
  );
}
