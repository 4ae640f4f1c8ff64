import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { monthOf } from '@/content/events/events.ts';
import type { MonthViewModel } from '@/content/events/month.machine.ts';
import { dayByKey, type EventBar, foldWeek, layOutMonth, type WeekRow } from '@/content/events/month-calendar.ts';
import { type CalendarDate, datePartsOf } from '@/shared/dates.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { PlainButton } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { takeFocus } from '@/ui/kit/focus/focus.ts';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { monthTitle, shortDay } from '@/ui/messages/ko/calendar.ts';
import { dayLabel, eventLead, eventMessages, eventName, moreEvents, moreEventsLabel } from '@/ui/messages/ko/events.ts';
import { eventKindClassName } from '@/ui/patterns/posts/event-tag.tsx';
import { eventAttribute } from './event-openers.ts';
import styles from './events.module.css';
import monthStyles from './month.module.css';
import { gridRoles, WeekdayHeads } from './month-frame.tsx';

interface MonthSheetProps {
  readonly viewModel: MonthViewModel;
  readonly today: CalendarDate;
  /** The keyboard moves to this day; when it is in another month, that month is shown. */
  readonly onDayAsked: (day: CalendarDate) => void;
  readonly onDayOpened: (day: CalendarDate) => void;
  readonly onEventOpened: (id: EntityId) => void;
}

/** An event that crosses the edge of the month is in both lists and is kept once. */
function withAdjacentEvents(
  events: MonthViewModel['events'] = [],
  adjacentEvents: MonthViewModel['adjacentEvents'] = [],
) {
  const known = new Set(events.map(({ id }) => String(id)));
  return [...events, ...adjacentEvents.filter(({ id }) => !known.has(String(id)))];
}

/**
 * The month as six weeks from Sunday (EVNT-01). Arrows, Home, End, PageUp and PageDown move the focus, Enter opens a
 * day.
 */
export function MonthSheet({ viewModel, today, onDayAsked, onDayOpened, onEventOpened }: MonthSheetProps) {
  const { month, day, events, adjacentEvents } = viewModel;
  const weeks = useMemo(
    () => layOutMonth(month, withAdjacentEvents(events, adjacentEvents)),
    [month, events, adjacentEvents],
  );
  const grid = useGridFocus(day);

  const choose = (date: CalendarDate) => {
    onDayAsked(date);
    // A day of another month shows that month instead of being opened.
    if (monthOf(date) === month && events !== undefined) onDayOpened(date);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const to = dayByKey(day, event.key, event.shiftKey);
    const opens = event.key === 'Enter' || event.key === ' ';
    if (to === undefined && !opens) return;
    event.preventDefault();
    // A key held down would otherwise run through years of months and request each of them.
    if (event.repeat && (opens || event.key.startsWith('Page'))) return;
    if (to === undefined) choose(day);
    else onDayAsked(to);
  };

  return (
    <div
      className={classNames(monthStyles.sheet, events === undefined && viewModel.isReading && monthStyles.loading)}
      aria-busy={viewModel.isReading}
    >
      <table {...gridRoles.grid} className={monthStyles.grid} aria-label={monthTitle(month)} ref={grid}>
        <WeekdayHeads />
        <tbody {...gridRoles.rowGroup}>
          {weeks.map(({ days, eventCounts }, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows and columns keep their elements when the month changes, and so the focus
            <tr key={row} {...gridRoles.row}>
              {days.map((date, column) => {
                const isOutside = monthOf(date) !== month;
                return (
                  <MonthDay
                    // oxlint-disable-next-line react/no-array-index-key -- as above
                    key={column}
                    date={date}
                    isOutside={isOutside}
                    isToday={date === today}
                    isCurrent={date === day}
                    eventCount={(isOutside ? adjacentEvents : events) === undefined ? undefined : eventCounts[column]}
                    onChosen={() => choose(date)}
                    onKeyDown={press}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={monthStyles.layer}>
        {weeks.map((week, row) => (
          <MonthBars
            // oxlint-disable-next-line react/no-array-index-key -- as above
            key={row}
            week={week}
            onEventOpened={onEventOpened}
            onDayChosen={choose}
          />
        ))}
      </div>
    </div>
  );
}

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
function MonthDay({ date, isOutside, isToday, isCurrent, eventCount, onChosen, onKeyDown }: MonthDayProps) {
  const { day } = datePartsOf(date);
  return (
    <td
      {...gridRoles.cell}
      className={classNames(monthStyles.day, isOutside && monthStyles.outside, isToday && monthStyles.now)}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={dayLabel(date, eventCount, isToday)}
      aria-current={isToday ? 'date' : undefined}
      onClick={onChosen}
      onKeyDown={onKeyDown}
    >
      <time className={monthStyles.date} dateTime={date}>
        {isOutside && day === 1 ? shortDay(date) : day}
      </time>
    </td>
  );
}

/** Lanes of a week row; events without a lane are listed when their day is opened. */
const LANES = 3;

interface MonthBarsProps {
  readonly week: WeekRow;
  readonly onEventOpened: (id: EntityId) => void;
  readonly onDayChosen: (day: CalendarDate) => void;
}

/** The bars of a week's events; when there are more than lanes, a number opens the day. */
function MonthBars({ week, onEventOpened, onDayChosen }: MonthBarsProps) {
  const { bars, hidden } = foldWeek(week, LANES);
  return (
    <ul className={monthStyles.bars}>
      {bars.map((bar) => (
        <EventBarItem key={bar.event.id} bar={bar} onOpened={() => onEventOpened(bar.event.id)} />
      ))}
      {week.days.map((day, at) => {
        const count = hidden[at] ?? 0;
        return count === 0 ? null : (
          <li key={day} className={monthStyles.rest} style={{ gridColumn: at + 1, gridRow: LANES + 1 }}>
            <PlainButton
              tabIndex={-1}
              className={monthStyles.more}
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

interface EventBarProps {
  readonly bar: EventBar;
  readonly onOpened: () => void;
}

/**
 * An event's bar in a week row, from its first to its last column there, with the colour, shape and name of its type
 * (EVNT-03, EVNT-04). It is no Tab stop, since a month has many: the keyboard reaches an event through its day.
 */
function EventBarItem({ bar, onOpened }: EventBarProps) {
  const { event, column, span, lane, continuesBefore, continuesAfter } = bar;
  return (
    <li className={styles.place} style={{ gridColumn: `${column} / span ${span}`, gridRow: lane + 1 }}>
      <PlainButton
        tabIndex={-1}
        {...eventAttribute(event.id)}
        className={classNames(
          styles.bar,
          event.type === undefined ? styles.plain : eventKindClassName(event.type),
          continuesBefore && styles.continuesBefore,
          continuesAfter && styles.continuesAfter,
        )}
        onClick={onOpened}
      >
        <VisuallyHidden>{eventLead(event)}</VisuallyHidden>
        <span className={styles.barName}>{eventName(event)}</span>
        {continuesBefore && <VisuallyHidden>{` ${eventMessages.continuesBefore}`}</VisuallyHidden>}
        {continuesAfter && <VisuallyHidden>{` ${eventMessages.continuesAfter}`}</VisuallyHidden>}
      </PlainButton>
    </li>
  );
}

/** Moves the focus to the grid's current day, if the focus is in the grid. */
function useGridFocus(day: CalendarDate): RefObject<HTMLTableElement | null> {
  const grid = useRef<HTMLTableElement>(null);

  useEffect(() => {
    if (grid.current?.contains(document.activeElement) !== true) return;
    takeFocus(grid.current.querySelector<HTMLElement>(`[tabindex="0"]:has(time[datetime="${day}"])`));
  }, [day]);

  return grid;
}
