import {
  type CalendarDate,
  compareDays,
  type DateSpan,
  datePartsOf,
  daysAfter,
  daysBetween,
  weekdayOf,
} from '@/shared/dates.ts';
import {
  type CalendarMonth,
  type ChurchEvent,
  DAYS_PER_WEEK,
  daysOfMonth,
  monthAfter,
  monthOf,
  WEEK_ROWS,
} from './events.ts';

/** The part of an event that one week row shows (EVNT-03). */
export interface EventBar {
  readonly event: ChurchEvent;
  /** 1 is Sunday. */
  readonly column: number;
  /** In columns; at least 1. */
  readonly span: number;
  /** From 0, from the top. Two bars of one lane never share a day. */
  readonly lane: number;
  /** The event began in an earlier row, or before the grid. */
  readonly continuesBefore: boolean;
  /** The event continues in the next row, or after the grid. */
  readonly continuesAfter: boolean;
}

export interface WeekRow {
  /** Sunday to Saturday. */
  readonly days: readonly CalendarDate[];
  /** By lane, then by column. */
  readonly bars: readonly EventBar[];
  /** The number of events on each day. */
  readonly eventCounts: readonly number[];
}

/**
 * Lays a month out in six weeks from Sunday (EVNT-01, EVNT-03). An event is split at row ends and cut at the edges of
 * the grid; every day of it within the grid is shown, and no two bars overlap.
 */
export function layOutMonth(month: CalendarMonth, events: readonly ChurchEvent[]): readonly WeekRow[] {
  const { first } = daysOfMonth(month);
  const sunday = daysAfter(first, -weekdayOf(first));
  const sorted = events.toSorted(byPrecedence);
  return Array.from({ length: WEEK_ROWS }, (_, row) => layOutWeek(daysAfter(sunday, row * DAYS_PER_WEEK), sorted));
}

/** The days before and after a month that its six weeks show; none before a month that begins on a Sunday. */
export function daysBeside(month: CalendarMonth): readonly DateSpan[] {
  const { first, last } = daysOfMonth(month);
  const sunday = daysAfter(first, -weekdayOf(first));
  const spans = [
    { first: sunday, last: daysAfter(first, -1) },
    { first: daysAfter(last, 1), last: daysAfter(sunday, WEEK_ROWS * DAYS_PER_WEEK - 1) },
  ];
  return spans.filter((span) => span.first <= span.last);
}

/** The events of one day, longest first. */
export function eventsOn(date: CalendarDate, events: readonly ChurchEvent[]): readonly ChurchEvent[] {
  return events.filter(({ start, end }) => start <= date && date <= end).toSorted(byPrecedence);
}

/** True when an event has a day in the month. */
export function touchesMonth({ start, end }: Pick<ChurchEvent, 'start' | 'end'>, month: CalendarMonth): boolean {
  const { first, last } = daysOfMonth(month);
  return start <= last && end >= first;
}

export interface FoldedWeek {
  readonly bars: readonly EventBar[];
  /** The number of bars of each day, from Sunday, for which there is no lane. */
  readonly hidden: readonly number[];
}

/** Keeps the bars of the first lanes, and counts the hidden ones of each day. */
export function foldWeek({ bars }: WeekRow, lanes: number): FoldedWeek {
  const left = bars.filter(({ lane }) => lane >= lanes);
  return { bars: bars.filter(({ lane }) => lane < lanes), hidden: countByDay(left) };
}

function countByDay(bars: readonly EventBar[]): readonly number[] {
  return Array.from(
    { length: DAYS_PER_WEEK },
    (_, at) => bars.filter(({ column, span }) => column <= at + 1 && at + 1 < column + span).length,
  );
}

/** Earlier first, then longer first, so that long events get an upper lane. Ties keep the server's order. */
function byPrecedence(one: ChurchEvent, other: ChurchEvent): number {
  return compareDays(one.start, other.start) || compareDays(other.end, one.end);
}

function layOutWeek(sunday: CalendarDate, sorted: readonly ChurchEvent[]): WeekRow {
  const days = Array.from({ length: DAYS_PER_WEEK }, (_, at) => daysAfter(sunday, at));
  const saturday = daysAfter(sunday, DAYS_PER_WEEK - 1);
  // The last occupied column of each lane.
  const taken: number[] = [];
  const bars: EventBar[] = [];
  const cut = sorted
    .filter(({ start, end }) => start <= saturday && end >= sunday)
    .map((event) => {
      const continuesBefore = event.start < sunday;
      const continuesAfter = event.end > saturday;
      const column = continuesBefore ? 1 : daysBetween(sunday, event.start) + 1;
      const lastColumn = continuesAfter ? DAYS_PER_WEEK : daysBetween(sunday, event.end) + 1;
      return { event, column, span: lastColumn - column + 1, continuesBefore, continuesAfter };
    })
    .toSorted((one, other) => one.column - other.column || other.span - one.span);
  for (const bar of cut) {
    const free = taken.findIndex((until) => until < bar.column);
    const lane = free === -1 ? taken.length : free;
    taken[lane] = bar.column + bar.span - 1;
    bars.push({ ...bar, lane });
  }
  return {
    days,
    bars: bars.toSorted((one, other) => one.lane - other.lane || one.column - other.column),
    eventCounts: countByDay(bars),
  };
}

export interface AgendaDay {
  readonly date: CalendarDate;
  readonly events: readonly ChurchEvent[];
}

export interface MonthAgenda {
  /** Days of events that ended before today; empty for any month but the present one. */
  readonly past: readonly AgendaDay[];
  readonly days: readonly AgendaDay[];
}

/** A month as a list of the days that have events; each event once, on its first day that is shown. */
export function agendaOf(month: CalendarMonth, events: readonly ChurchEvent[], today: CalendarDate): MonthAgenda {
  const { first } = daysOfMonth(month);
  const inMonth = events.filter((event) => touchesMonth(event, month));
  const from = monthOf(today) === month ? today : first;
  return {
    past: byDay(
      inMonth.filter(({ end }) => end < from),
      first,
    ),
    days: byDay(
      inMonth.filter(({ end }) => end >= from),
      from,
    ),
  };
}

function byDay(events: readonly ChurchEvent[], from: CalendarDate): readonly AgendaDay[] {
  const days = new Map<CalendarDate, ChurchEvent[]>();
  for (const event of events) {
    const date = event.start > from ? event.start : from;
    const held = days.get(date) ?? [];
    held.push(event);
    days.set(date, held);
  }
  return [...days]
    .map(([date, held]) => ({ date, events: held }))
    .toSorted((one, other) => compareDays(one.date, other.date));
}

/**
 * The day that a key moves to in the grid of days: arrows by a day or a week, Home and End to the ends of the week,
 * PageUp and PageDown by a month, with Shift by a year; limited to the days that the calendar can show.
 * @param key as in `KeyboardEvent.key`
 * @returns undefined for a key that does not move
 */
export function dayByKey(date: CalendarDate, key: string, shift = false): CalendarDate | undefined {
  const months = shift ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return within(daysAfter(date, -1), date);
    case 'ArrowRight':
      return within(daysAfter(date, 1), date);
    case 'ArrowUp':
      return within(daysAfter(date, -7), date);
    case 'ArrowDown':
      return within(daysAfter(date, 7), date);
    case 'Home':
      return within(daysAfter(date, -weekdayOf(date)), date);
    case 'End':
      return within(daysAfter(date, 6 - weekdayOf(date)), date);
    case 'PageUp':
      return sameDayOf(monthAfter(monthOf(date), -months), date);
    case 'PageDown':
      return sameDayOf(monthAfter(monthOf(date), months), date);
    default:
      return undefined;
  }
}

/** The date's day in another month, or the last day of that month where it is shorter: 31 January → 28 February. */
function sameDayOf(month: CalendarMonth, date: CalendarDate): CalendarDate {
  const { first, last } = daysOfMonth(month);
  const day = daysAfter(first, datePartsOf(date).day - 1);
  return day > last ? last : day;
}

/** Stays on the same day where the target cannot be shown. */
function within(to: CalendarDate, from: CalendarDate): CalendarDate {
  const { first, last } = daysOfMonth(monthOf(to));
  return first <= to && to <= last ? to : from;
}
