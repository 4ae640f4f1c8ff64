import { type CalendarDate, isCalendarDate } from '@/shared/domain/calendar-date.ts';
import { daysAfter, daysBetween, monthAround } from '@/shared/domain/calendar-days.ts';
import { weekOf } from '@/shared/domain/week.ts';

/** The church's first Sunday was 30 May 1976: there is no older bulletin. */
const FIRST_WEEK: CalendarDate = '1976-05-24';

const DAYS_AHEAD = 365;

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

/** The weeks, Monday to Sunday, that touch the month of a day, whole, with what they hold of its neighbours. */
export function weeksOfMonth(date: CalendarDate): readonly (readonly CalendarDate[])[] {
  const { first, last } = monthAround(date);
  const start = weekOf(first).first;
  const count = (daysBetween(start, weekOf(last).last) + 1) / 7;
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => daysAfter(start, week * 7 + day)),
  );
}

/** The same day of another month, or its last where that month is shorter. */
export function sameDayOfMonth(date: CalendarDate, later: number): CalendarDate {
  const { first, last } = monthAround(date, later);
  const wanted = daysAfter(first, daysBetween(monthAround(date).first, date));
  return wanted > last ? last : wanted;
}
