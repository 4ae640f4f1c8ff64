import { type CalendarDate, isCalendarDate } from '@/shared/domain/calendar-date.ts';
import { daysAfter, daysBetween } from '@/shared/domain/calendar-days.ts';
import { weekOf } from '@/shared/domain/week.ts';

/** The church's first Sunday was 30 May 1976: there is no older bulletin. */
const FIRST_WEEK: CalendarDate = '1976-05-24';

const DAYS_AHEAD = 365;

/** The first and the last day that the calendar holds. */
export function reachOf(today: CalendarDate): { readonly first: CalendarDate; readonly last: CalendarDate } {
  return { first: FIRST_WEEK, last: daysAfter(today, DAYS_AHEAD) };
}

/** Whether the calendar goes as far as a day. */
export function isInReach(date: CalendarDate, today: CalendarDate): boolean {
  return date >= FIRST_WEEK && daysBetween(today, date) <= DAYS_AHEAD;
}

/**
 * The Sunday that an address asks for (BULL-01): that of the week of any day it names, and of the present week where it
 * names none, or one that the calendar does not hold.
 */
export function sundayAskedFor(named: string | null, today: CalendarDate): CalendarDate {
  const date = named !== null && isCalendarDate(named) && isInReach(named, today) ? named : today;
  return weekOf(date).last;
}

/** The address that shows a Sunday's bulletin, and that can be shared. */
export function bulletinAddress(sunday: CalendarDate): string {
  return `/sermon/bulletin?date=${sunday}`;
}

/** The same with so many of its last pages pointed out: those that were published just now. */
export function newestPagesAddress(sunday: CalendarDate, count: number): string {
  return `${bulletinAddress(sunday)}&newest=${count}`;
}

/** The address of the form that publishes a Sunday's bulletin. */
export function uploadAddress(sunday: CalendarDate): string {
  return `/sermon/uploadBulletin?date=${sunday}`;
}
