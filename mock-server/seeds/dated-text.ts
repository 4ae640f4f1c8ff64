import { addDays, dayOfMonth, monthOf, yearOf } from '../church/calendar-date.ts';
import type { Random } from './random.ts';

/** Replaces the placeholders of a text by a day: `{year}`, `{month}` and `{day}`. */
export const withDate = (words: string, date: string): string =>
  words
    .replaceAll('{year}', String(yearOf(date)))
    .replaceAll('{month}', String(monthOf(date)))
    .replaceAll('{day}', String(dayOfMonth(date)));

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * An instant on that day in Asunción. Between 12:00 and 15:00 UTC it is the same date from America to Korea, so that a
 * list reads alike for everyone.
 */
export const instantOn = (date: string, random: Random): string => {
  return `${date}T${two(random.integer(12, 14))}:${two(random.integer(0, 59))}:${two(random.integer(0, 59))}Z`;
};

/** Half past eleven in the evening of that day in Asunción, which by UTC is the next day already (LIST-04). */
export const lateOn = (date: string): string => `${addDays(date, 1)}T02:30:00Z`;
