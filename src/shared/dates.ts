/** A day of the calendar, `YYYY-MM-DD`: no hour, no time zone, never parsed as UTC (REL-21). */
export type CalendarDate = `${number}-${number}-${number}`;

const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that exists, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): text is CalendarDate {
  const parts = DATE_ONLY.exec(text);
  if (parts === null) return false;
  const day = new Date(0);
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  day.setUTCFullYear(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return day.toISOString().startsWith(text);
}

/**
 * The user's local day at an instant: of a post in a list (LIST-04), of a dialog that is shown once a day (HOME-02).
 * Rules of the church use the church's day instead (`Clock.today`).
 * @throws RangeError for an instant outside the years 0 to 9999
 */
export function calendarDateOf(instant: Date): CalendarDate {
  const date = localDay(instant);
  if (date === undefined) throw new RangeError(`There is no calendar date for ${instant.getTime()}`);
  return date;
}

/**
 * Reads a date as servers write it: a plain day stays that day everywhere; an instant becomes the user's local day.
 * @returns undefined for text that is not a date
 */
export function readCalendarDate(text: string): CalendarDate | undefined {
  if (isCalendarDate(text)) return text;
  // Date accepts 30 February and reads it as a day of March.
  if (!isCalendarDate(text.slice(0, 10)) || text[10] !== 'T') return undefined;
  return localDay(new Date(text));
}

/** Sorts days, earlier first: they are written year first, so comparing code units is enough. */
export function compareDays(one: CalendarDate, other: CalendarDate): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Noon of the user's local day: no change to or from summer time is near. */
export function noonOf(date: CalendarDate): Date {
  const { year, month, day } = datePartsOf(date);
  return new Date(year, month - 1, day, 12);
}

function localDay(instant: Date): CalendarDate | undefined {
  const year = String(instant.getFullYear()).padStart(4, '0');
  const month = String(instant.getMonth() + 1).padStart(2, '0');
  const day = String(instant.getDate()).padStart(2, '0');
  const date = `${year}-${month}-${day}`;
  return isCalendarDate(date) ? date : undefined;
}

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

/** The church's week, Monday to Sunday, that a day is in (BULL-01). */
export function weekOf(date: CalendarDate): DateSpan {
  const sinceMonday = (weekdayOf(date) + 6) % 7;
  return { first: daysAfter(date, -sinceMonday), last: daysAfter(date, 6 - sinceMonday) };
}

/** The days that somebody can mean; what is written outside of them has a digit too few or too many. */
export const MEANT_DAYS: DateSpan = { first: '1900-01-01', last: '2100-12-31' };

/** Whether a day as typed, `YYYY-MM-DD` with a year of any length, is in no year that somebody can mean. */
export function hasWrongYear(text: string): boolean {
  if (!isCalendarDate(text)) return /^\d{5,}-/.test(text);
  return text < MEANT_DAYS.first || text > MEANT_DAYS.last;
}

/** The earliest possible date of birth of a living person. */
export const EARLIEST_BIRTH = MEANT_DAYS.first;

export type BirthDateError = 'missing' | 'tooEarly' | 'inFuture';

/**
 * The error in a date of birth as typed, `YYYY-MM-DD`.
 * @param today the latest possible date
 */
export function birthDateError(text: string, today: CalendarDate): BirthDateError | undefined {
  if (!isCalendarDate(text)) return hasWrongYear(text) ? 'inFuture' : 'missing';
  if (text < EARLIEST_BIRTH) return 'tooEarly';
  return text > today ? 'inFuture' : undefined;
}
