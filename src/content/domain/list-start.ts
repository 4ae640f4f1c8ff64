import { isCalendarDate } from '@/shared/domain/calendar-date.ts';
import { type DateSpan, monthAround } from '@/shared/domain/calendar-days.ts';

/** A year or a month at which a list begins: `2024`, `2024-03` (PAGE-03). */
export type ListStart = string;

const PARAMETER = 'from';

/** The days of a year or month; undefined for any other text. */
export function daysOfStart(start: ListStart): DateSpan | undefined {
  const isYear = /^\d{4}$/.test(start);
  const first = isYear ? `${start}-01-01` : `${start}-01`;
  if (!isCalendarDate(first)) return undefined;
  return isYear ? { first, last: monthAround(first, 11).last } : monthAround(first);
}

/** Where a list begins by its address, such as `?from=2024-03`; undefined for the newest post. */
export function startInAddress(query: string): ListStart | undefined {
  const named = new URLSearchParams(query).get(PARAMETER) ?? '';
  return daysOfStart(named) === undefined ? undefined : named;
}

/** The address of a list from a year or month on. @param list its page; @param month from 1; '' for the whole year */
export function addressFrom(list: string, year: string, month: string): string {
  const start = month === '' ? year : `${year}-${month.padStart(2, '0')}`;
  return `${list}?${PARAMETER}=${start}`;
}
