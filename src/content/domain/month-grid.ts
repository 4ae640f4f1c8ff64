import { type CalendarDate, compareDays } from '@/shared/domain/calendar-date.ts';
import { type DateSpan, daysAfter, daysBetween, weekdayOf } from '@/shared/domain/calendar-days.ts';
import { type CalendarMonth, daysOfMonth } from './calendar-month.ts';
import type { ChurchEvent } from './church-event.ts';
import { COLUMNS, WEEK_ROWS } from './month-shape.ts';

/** What one week row shows of an event (EVNT-03). */
export interface EventBar {
  readonly event: ChurchEvent;
  /** From 1, Sunday. */
  readonly column: number;
  /** How many columns; at least 1. */
  readonly span: number;
  /** From 0, from the top. Bars of one lane never lie on the same day. */
  readonly lane: number;
  /** It began in an earlier row, or before the grid. */
  readonly fromBefore: boolean;
  /** It goes on in the next row, or after the grid. */
  readonly goesOn: boolean;
}

export interface WeekRow {
  /** Sunday to Saturday. */
  readonly days: readonly CalendarDate[];
  /** By lane, then by column. */
  readonly bars: readonly EventBar[];
  /** How many events each day holds. */
  readonly held: readonly number[];
}

/**
 * Lays a month out in six weeks from Sunday (EVNT-01, EVNT-03). An event is cut at row breaks and at the edges of the
 * grid; no day of it is lost in between, and no two bars overlap.
 */
export function layOutMonth(month: CalendarMonth, events: readonly ChurchEvent[]): readonly WeekRow[] {
  const { first } = daysOfMonth(month);
  const sunday = daysAfter(first, -weekdayOf(first));
  const sorted = events.toSorted(byPrecedence);
  return Array.from({ length: WEEK_ROWS }, (_, row) => layOutWeek(daysAfter(sunday, row * COLUMNS), sorted));
}

/** The days before and after a month that its six weeks show: none before one that begins on a Sunday. */
export function daysBeside(month: CalendarMonth): readonly DateSpan[] {
  const { first, last } = daysOfMonth(month);
  const sunday = daysAfter(first, -weekdayOf(first));
  const spans = [
    { first: sunday, last: daysAfter(first, -1) },
    { first: daysAfter(last, 1), last: daysAfter(sunday, WEEK_ROWS * COLUMNS - 1) },
  ];
  return spans.filter((span) => span.first <= span.last);
}

/** The events of one day, those that last longer first. */
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
  /** How many bars of each day, from Sunday, have no place. */
  readonly hidden: readonly number[];
}

/** Keeps the bars of the first lanes, and counts the others day by day. */
export function foldWeek({ bars }: WeekRow, lanes: number): FoldedWeek {
  const left = bars.filter(({ lane }) => lane >= lanes);
  return { bars: bars.filter(({ lane }) => lane < lanes), hidden: countByDay(left) };
}

function countByDay(bars: readonly EventBar[]): readonly number[] {
  return Array.from(
    { length: COLUMNS },
    (_, at) => bars.filter(({ column, span }) => column <= at + 1 && at + 1 < column + span).length,
  );
}

/** Earlier first, then longer first: what reaches far gets an upper lane. The server's order decides the rest. */
function byPrecedence(one: ChurchEvent, other: ChurchEvent): number {
  return compareDays(one.start, other.start) || compareDays(other.end, one.end);
}

function layOutWeek(sunday: CalendarDate, sorted: readonly ChurchEvent[]): WeekRow {
  const days = Array.from({ length: COLUMNS }, (_, at) => daysAfter(sunday, at));
  const saturday = daysAfter(sunday, COLUMNS - 1);
  // The last column that each lane is taken to.
  const taken: number[] = [];
  const bars: EventBar[] = [];
  const cut = sorted
    .filter(({ start, end }) => start <= saturday && end >= sunday)
    .map((event) => {
      const fromBefore = event.start < sunday;
      const goesOn = event.end > saturday;
      const column = fromBefore ? 1 : daysBetween(sunday, event.start) + 1;
      const lastColumn = goesOn ? COLUMNS : daysBetween(sunday, event.end) + 1;
      return { event, column, span: lastColumn - column + 1, fromBefore, goesOn };
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
    held: countByDay(bars),
  };
}
