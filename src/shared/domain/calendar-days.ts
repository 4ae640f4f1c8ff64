import { type CalendarDate, isCalendarDate } from './calendar-date.ts';

export interface DateParts {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
}

/** First and last day, both included. */
export interface DateSpan {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

const MS_A_DAY = 86_400_000;

export function datePartsOf(date: CalendarDate): DateParts {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** The day that many days later, or earlier when negative; months and years carry over. */
export function daysAfter(date: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumberOf(date) + days);
}

/** The number of days from `from` to the other day; negative when it is before. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(date: CalendarDate): number {
  // The days are counted from 1 January 1970, a Thursday.
  return (((dayNumberOf(date) + 4) % 7) + 7) % 7;
}

/** The month that the day is in, or the one that many months later. */
export function monthAround(date: CalendarDate, later = 0): DateSpan {
  const { year, month } = datePartsOf(date);
  const first = dateOfDayNumber(Date.UTC(year, month - 1 + later, 1) / MS_A_DAY);
  return { first, last: dateOfDayNumber(Date.UTC(year, month + later, 1) / MS_A_DAY - 1) };
}

/** UTC only counts days here: no time zone affects the result (REL-21). */
function dayNumberOf(date: CalendarDate): number {
  const { year, month, day } = datePartsOf(date);
  return Date.UTC(year, month - 1, day) / MS_A_DAY;
}

function dateOfDayNumber(days: number): CalendarDate {
  const text = new Date(days * MS_A_DAY).toISOString().slice(0, 10);
  if (!isCalendarDate(text)) throw new RangeError(`There is no calendar date ${days} days after 1970-01-01`);
  return text;
}
