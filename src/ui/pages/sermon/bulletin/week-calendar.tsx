import { useSelector } from '@xstate/react';
import { memo, useDeferredValue, useMemo } from 'react';
import { DayPicker } from 'react-day-picker';
import type { ActorRefFrom } from 'xstate';
import { firstSunday } from '@/church/facts.ts';
import { calendarRange } from '@/content/domain/bulletin-week.ts';
import type { bulletinWeeksMachine } from '@/content/machines/bulletin-weeks.machine.ts';
import type { weekCalendarMachine } from '@/content/machines/week-calendar.machine.ts';
import { type CalendarDate, calendarDateOf, noonOf } from '@/shared/domain/calendar-date.ts';
import { monthAround } from '@/shared/domain/calendar-days.ts';
import { weekOf } from '@/shared/domain/week.ts';
import { bulletinMessages } from '@/ui/messages/ko/bulletin-messages.ts';
import { calendarMessages } from './calendar-messages.ts';
import { calendarClassNames, calendarComponents } from './calendar-parts.tsx';
import styles from './week-calendar.module.css';

type CalendarActor = ActorRefFrom<typeof weekCalendarMachine>;

interface WeekCalendarProps {
  readonly today: CalendarDate;
  readonly sunday: CalendarDate;
  readonly calendar: CalendarActor;
  /** The actor that knows which Sundays have a bulletin. */
  readonly weeks: ActorRefFrom<typeof bulletinWeeksMachine>;
  /** @param sunday of the week that was picked; the same function as long as the page is open */
  readonly onPicked: (sunday: CalendarDate) => void;
}

/** A month in weeks, Monday to Sunday; picking any day picks its week (BULL-01). */
export function WeekCalendar({ today, sunday, calendar, weeks, onPicked }: WeekCalendarProps) {
  // Its first day, the same for all weeks of a month: another week renders the month once, when the deferred Sunday comes.
  const month = useSelector(calendar, ({ context }) => monthAround(context.month).first);
  const marked = useSelector(weeks, ({ context }) => context.sundays);

  return (
    <section className={styles.calendar} aria-label={bulletinMessages.calendar}>
      <MonthOfWeeks
        today={today}
        // Deferred, since the month takes longer to render than the bulletin of another week, which is waited for. The
        // shown month is not: the library focuses a day of it as soon as it was asked for.
        sunday={useDeferredValue(sunday)}
        month={month}
        marked={marked}
        calendar={calendar}
        onPicked={onPicked}
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

interface MonthOfWeeksProps extends Pick<WeekCalendarProps, 'today' | 'sunday' | 'calendar' | 'onPicked'> {
  readonly month: CalendarDate;
  /** The Sundays that have a bulletin. */
  readonly marked: readonly CalendarDate[];
}

const MonthOfWeeks = memo(function MonthOfWeeks(props: MonthOfWeeksProps) {
  const { today, sunday, month, marked, calendar, onPicked } = props;
  const hasBulletin = useMemo(() => makeIsMarked(marked), [marked]);
  const reach = calendarRange(firstSunday, today);
  const [first, last] = [noonOf(reach.first), noonOf(reach.last)];
  return (
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
      onMonthChange={(turned) => calendar.send({ type: 'month.turned', month: calendarDateOf(turned) })}
      selected={{ from: noonOf(weekOf(sunday).first), to: noonOf(sunday) }}
      onSelect={(_, day) => onPicked(weekOf(calendarDateOf(day)).last)}
      modifiers={{ sunday: noonOf(sunday), marked: hasBulletin }}
      modifiersClassNames={{ sunday: styles.sunday ?? '', marked: styles.marked ?? '' }}
      classNames={calendarClassNames}
      components={calendarComponents}
    />
  );
});

/** A set, because the function is called for each day that is shown. */
function makeIsMarked(sundays: readonly CalendarDate[]): (day: Date) => boolean {
  const marked = new Set(sundays);
  return (day) => marked.has(calendarDateOf(day));
}
