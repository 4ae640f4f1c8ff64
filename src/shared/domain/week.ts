import type { CalendarDate } from './calendar-date.ts';
import { type DateSpan, daysAfter, weekdayOf } from './calendar-days.ts';

/** The church's week, Monday to Sunday, that a day is in (BULL-01). */
export function weekOf(date: CalendarDate): DateSpan {
  const sinceMonday = (weekdayOf(date) + 6) % 7;
  return { first: daysAfter(date, -sinceMonday), last: daysAfter(date, 6 - sinceMonday) };
}
