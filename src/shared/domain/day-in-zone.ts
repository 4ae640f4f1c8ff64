import { type CalendarDate, isCalendarDate } from './calendar-date.ts';

/**
 * The day at an instant in a time zone: what ends for all at once ends by the church's day, wherever its reader is.
 * @throws RangeError for an instant outside the years 0 to 9999
 */
export function dayInZone(timeZone: string, instant: Date): CalendarDate {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  if (!isCalendarDate(day)) throw new RangeError(`There is no day at ${instant.getTime()} in ${timeZone}`);
  return day;
}
