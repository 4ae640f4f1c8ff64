import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { type DateSpan, datePartsOf, monthAround } from '@/shared/domain/calendar-days.ts';

/** A month of the calendar, `YYYY-MM`. */
export type CalendarMonth = `${number}-${number}`;

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

// Nobody plans outside of these, and days are counted reliably within.
const EARLIEST = { year: 1900, month: '1900-01' } as const;
const LATEST = { year: 2199, month: '2199-12' } as const;

/** True for a month that the calendar can show, written `YYYY-MM`. */
export function isCalendarMonth(text: string): text is CalendarMonth {
  return MONTH.test(text) && text >= EARLIEST.month && text <= LATEST.month;
}

/** The month that a day lies in, or the nearest that the calendar can show. */
export function monthOf(date: CalendarDate): CalendarMonth {
  const { year, month } = datePartsOf(date);
  return nearestMonth(year, month);
}

/** The month that many months later, or earlier when negative; it stays among those that the calendar can show. */
export function monthAfter(month: CalendarMonth, later: number): CalendarMonth {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + later;
  return nearestMonth(Math.floor(count / 12), (count % 12) + 1);
}

/** First and last day of the month (EVNT-02). */
export function daysOfMonth(month: CalendarMonth): DateSpan {
  return monthAround(`${month}-01`);
}

/** The day on which one arrives in a month: today when it lies there, else the first. */
export function arrivalDay(month: CalendarMonth, today: CalendarDate): CalendarDate {
  return monthOf(today) === month ? today : daysOfMonth(month).first;
}

const PARAMETER = 'month';

/**
 * The month that an address of the calendar names, such as `/communion/events?month=2026-11`.
 * @returns undefined when it names none that can be shown
 */
export function monthInAddress(address: string): CalendarMonth | undefined {
  const query = /\?[^#]*/.exec(address)?.[0] ?? '';
  const named = new URLSearchParams(query).get(PARAMETER) ?? '';
  return isCalendarMonth(named) ? named : undefined;
}

/** The same page, showing another month. */
export function addressOfMonth(address: string, month: CalendarMonth): string {
  return `${address.replace(/[?#].*$/, '')}?${PARAMETER}=${month}`;
}

function nearestMonth(year: number, month: number): CalendarMonth {
  const text = `${year}-${String(month).padStart(2, '0')}`;
  if (isCalendarMonth(text)) return text;
  return year < EARLIEST.year ? EARLIEST.month : LATEST.month;
}
