import type { CalendarDate } from './calendar-date.ts';

/** A format gives days that exist; those of other years have more or fewer digits. */
const hasYear = (day: string): day is CalendarDate => /^\d{4}-\d\d-\d\d$/.test(day);

/**
 * Returns a function that tells the day at an instant in a time zone; it throws a RangeError outside the years 1000 to 9999.
 * The format is made when it is first needed: the browser then reads its tables of calendars, which a slow phone feels.
 */
export function dayInZone(timeZone: string): (instant: Date) => CalendarDate {
  let format: Intl.DateTimeFormat | undefined;
  return (instant) => {
    // The one language that every browser has: `11/18/2026`.
    format ??= new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    const [month, day, year] = format.format(instant).split('/');
    const date = `${year}-${month}-${day}`;
    if (!hasYear(date)) throw new RangeError(`There is no day at ${instant.getTime()}`);
    return date;
  };
}
