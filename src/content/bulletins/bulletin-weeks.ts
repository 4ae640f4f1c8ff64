import { normalisePath, queryIn } from '@/shared/addresses.ts';
import { type CalendarDate, type DateSpan, daysAfter, isCalendarDate, weekOf } from '@/shared/dates.ts';

const DAYS_AHEAD = 365;

/**
 * The first and the last day that the calendar can show.
 * @param firstSunday of the church's oldest bulletin
 */
export function calendarRange(firstSunday: CalendarDate, today: CalendarDate): DateSpan {
  return { first: weekOf(firstSunday).first, last: daysAfter(today, DAYS_AHEAD) };
}

/** The day in the address of a page: below its path or, in older addresses, in the query; null where there is none. */
export function dayInAddress(address: string, page: string): string | null {
  const below = normalisePath(address).slice(normalisePath(page).length + 1);
  return below === '' ? new URLSearchParams(queryIn(address)).get('date') : below;
}

/**
 * The Sunday that an address asks for (BULL-01): that of the week of the named day; of the present week when no day is
 * named, or one that the calendar cannot show.
 */
export function sundayInAddress(named: string | null, today: CalendarDate, reach: DateSpan): CalendarDate {
  const isHeld = named !== null && isCalendarDate(named) && named >= reach.first && named <= reach.last;
  return weekOf(isHeld ? named : today).last;
}

/** The address of a bulletin with its last `count` pages highlighted: those that were just published. */
export function addressOfNewestPages(bulletin: string, count: number): string {
  return `${bulletin}?newest=${count}`;
}

/** The address of a Sunday on a page that shows no bulletin. @param page such as `/sermon/uploadBulletin` */
export function addressOfSunday(page: string, sunday: CalendarDate): string {
  return `${page}?date=${sunday}`;
}
