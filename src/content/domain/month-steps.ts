import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { datePartsOf, daysAfter, weekdayOf } from '@/shared/domain/calendar-days.ts';
import { type CalendarMonth, daysOfMonth, monthAfter, monthOf } from './calendar-month.ts';

/**
 * The day that a key moves to in the grid of days: arrows by a day or a week, Home and End to the ends of the week,
 * PageUp and PageDown by a month, with Shift by a year; limited to the days that the calendar can show.
 * @param key as in `KeyboardEvent.key`
 * @returns undefined for a key that does not move
 */
export function dayByKey(date: CalendarDate, key: string, shift = false): CalendarDate | undefined {
  const months = shift ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return within(daysAfter(date, -1), date);
    case 'ArrowRight':
      return within(daysAfter(date, 1), date);
    case 'ArrowUp':
      return within(daysAfter(date, -7), date);
    case 'ArrowDown':
      return within(daysAfter(date, 7), date);
    case 'Home':
      return within(daysAfter(date, -weekdayOf(date)), date);
    case 'End':
      return within(daysAfter(date, 6 - weekdayOf(date)), date);
    case 'PageUp':
      return sameDayOf(monthAfter(monthOf(date), -months), date);
    case 'PageDown':
      return sameDayOf(monthAfter(monthOf(date), months), date);
    default:
      return undefined;
  }
}

/** The date's day in another month, or the last day of that month where it is shorter: 31 January → 28 February. */
function sameDayOf(month: CalendarMonth, date: CalendarDate): CalendarDate {
  const { first, last } = daysOfMonth(month);
  const day = daysAfter(first, datePartsOf(date).day - 1);
  return day > last ? last : day;
}

/** Stays on the same day where the target cannot be shown. */
function within(to: CalendarDate, from: CalendarDate): CalendarDate {
  const { first, last } = daysOfMonth(monthOf(to));
  return first <= to && to <= last ? to : from;
}
