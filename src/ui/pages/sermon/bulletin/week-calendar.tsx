import { useMachine, useSelector } from '@xstate/react';
import { memo, useDeferredValue, useMemo } from 'react';
import {
  type ClassNames,
  type CustomComponents,
  DayButton,
  DayPicker,
  type Formatters,
  type Labels,
} from 'react-day-picker';
import type { ActorRefFrom } from 'xstate';
import { firstSunday } from '@/church/facts.ts';
import type {
  bulletinWeeksMachine,
  ProvidedBulletinPage,
  weekCalendarMachine,
} from '@/content/bulletins/bulletin-page.machine.ts';
import { calendarRange } from '@/content/bulletins/bulletin-weeks.ts';
import { type CalendarDate, calendarDateOf, monthAround, noonOf, weekOf } from '@/shared/dates.ts';
import { useCoreService } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { buttonClassName } from '@/ui/kit/actions/button.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { bulletinMessages, calendarDayLabel, monthText, weekdayHead } from '@/ui/messages/ko/bulletin.ts';
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
        <span>{bulletinMessages.pickedWeek}</span> <span className={styles.dot} />
        <span>{bulletinMessages.today}</span>
        {marked.length > 0 && (
          <>
            {' '}
            <span className={styles.bar} />
            <span>{bulletinMessages.hasBulletin}</span>
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

const turnClassName = buttonClassName({ variant: 'quiet', round: true });

/** The class names of the calendar; the library's style sheet is not loaded. */
const calendarClassNames: Partial<ClassNames> = {
  month: styles.month ?? '',
  button_previous: turnClassName,
  button_next: turnClassName,
  caption_label: styles.caption ?? '',
  month_grid: styles.weeks ?? '',
  day_button: styles.day ?? '',
  outside: styles.outside ?? '',
  selected: styles.picked ?? '',
};

const calendarComponents: Partial<CustomComponents> = {
  CaptionLabel: ({ children, className }) => (
    <h2 className={className} aria-live="polite">
      {children}
    </h2>
  ),
  Chevron: ({ orientation }) => <Icon name={orientation === 'left' ? 'left' : 'right'} />,
  DayButton: (props) => (
    <DayButton
      {...props}
      aria-current={props.modifiers['today'] === true ? 'date' : undefined}
      aria-pressed={props.modifiers['sunday'] === true ? true : undefined}
    />
  ),
};

/** The calendar's Korean texts, which replace the library's. */
const calendarMessages: { readonly formatters: Partial<Formatters>; readonly labels: Partial<Labels> } = {
  formatters: {
    formatCaption: (month) => monthText(calendarDateOf(month)),
    formatWeekdayName: (day) => weekdayHead(calendarDateOf(day)).short,
  },
  labels: {
    labelGrid: (month) => monthText(calendarDateOf(month)),
    labelWeekday: (day) => weekdayHead(calendarDateOf(day)).name,
    labelPrevious: () => bulletinMessages.previousMonth,
    labelNext: () => bulletinMessages.nextMonth,
    labelDayButton: (day, { selected = false, sunday = false, today = false, marked = false }) =>
      calendarDayLabel(calendarDateOf(day), {
        isPicked: selected,
        isSunday: sunday,
        isToday: today,
        hasBulletin: marked,
      }),
  },
};

/** Runs the actor of the week in the address of a page (BULL-01). */
export function useBulletinPage({ machine, input }: ProvidedBulletinPage, page: 'bulletin' | 'uploadBulletin') {
  const clock = useCoreService('clock');
  const today = useMemo(() => clock.today(), [clock]);
  const [{ context }] = useMachine(machine, { input: input(href(page)) });
  const { sunday, bulletin, calendar, weeks } = context;
  return { today, sunday, bulletin, calendar, weeks };
}
