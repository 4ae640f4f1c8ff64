import { type CalendarDate, isCalendarDate } from '@/shared/domain/calendar-date.ts';
import { type DateSpan, daysAfter } from '@/shared/domain/calendar-days.ts';
import { weekOf } from '@/shared/domain/week.ts';

const DAYS_AHEAD = 365;

/**
 * The first and the last day that the calendar holds.
 * @param firstSunday the church's: there is no older bulletin
 */
export function reachOf(firstSunday: CalendarDate, today: CalendarDate): DateSpan {
  return { first: weekOf(firstSunday).first, last: daysAfter(today, DAYS_AHEAD) };
}

/**
 * The Sunday that an address asks for (BULL-01): that of the week of any day it names, and of the present week where it
 * names none, or one that the calendar does not hold.
 */
export function sundayAskedFor(named: string | null, today: CalendarDate, reach: DateSpan): CalendarDate {
  const isHeld = named !== null && isCalendarDate(named) && named >= reach.first && named <= reach.last;
  return weekOf(isHeld ? named : today).last;
}

/** A page with one of its Sundays, which can be shared. @param page such as `/sermon/bulletin` */
export function addressOfSunday(page: string, sunday: CalendarDate): string {
  return `${page}?date=${sunday}`;
}

/** The same with so many of its last pages pointed out: those that were published just now. */
export function addressOfNewestPages(page: string, sunday: CalendarDate, count: number): string {
  return `${addressOfSunday(page, sunday)}&newest=${count}`;
}
