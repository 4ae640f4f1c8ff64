/** A day of the calendar, `YYYY-MM-DD`: no hour, no zone, never parsed as UTC (REL-21). */
export type CalendarDate = `${number}-${number}-${number}`;

const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that exists, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): text is CalendarDate {
  const parts = DATE_ONLY.exec(text);
  if (parts === null) return false;
  const day = new Date(Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])));
  return day.toISOString().startsWith(text);
}

/** The day on the reader's own calendar at an instant (LIST-04, HOME-02). */
export function calendarDateOf(instant: Date): CalendarDate {
  const year = String(instant.getFullYear()).padStart(4, '0');
  const month = String(instant.getMonth() + 1).padStart(2, '0');
  const day = String(instant.getDate()).padStart(2, '0');
  const date = `${year}-${month}-${day}`;
  if (!isCalendarDate(date)) throw new RangeError(`There is no calendar date for ${instant.getTime()}`);
  return date;
}

/**
 * Reads a date as servers write it: a plain day stays that day everywhere; an instant becomes the reader's local day.
 * @returns undefined for text that is no date
 */
export function readCalendarDate(text: string): CalendarDate | undefined {
  if (isCalendarDate(text)) return text;
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text)) return undefined;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? undefined : calendarDateOf(instant);
}
