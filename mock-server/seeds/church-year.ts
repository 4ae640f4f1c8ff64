import { addDays, dateOf, dayOfMonth, daysBetween, monthOf, nextWeekday, yearOf } from '../church/calendar-date.ts';
import type { Random } from './random.ts';

/** Easter Sunday by the Gregorian computus (Anonymous, as printed in Nature, 1876). */
export const easter = (year: number): string => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return dateOf(year, Math.floor(f / 31), (f % 31) + 1);
};

/** The nth Sunday of a month; 1 is the first. */
export const nthSunday = (year: number, month: number, nth: number): string =>
  addDays(nextWeekday(dateOf(year, month, 1), 0), (nth - 1) * 7);

/** Four Sundays of Advent end before Christmas; this is the first of them. */
export const advent = (year: number): string => addDays(nextWeekday(dateOf(year, 12, 18), 0), -21);

/** Thanksgiving closes the church's year: the Sunday before Advent. */
export const thanksgiving = (year: number): string => addDays(advent(year), -7);

/** What is printed under a bulletin's title for that Sunday. */
export const sundayName = (sunday: string): string => {
  const year = yearOf(sunday);
  const named: Record<string, string> = {
    [nthSunday(year, 1, 1)]: '신년주일',
    [addDays(easter(year), -7)]: '종려주일',
    [easter(year)]: '부활주일',
    [addDays(easter(year), 49)]: '성령강림주일',
    [nthSunday(year, 5, 1)]: '어린이주일',
    [nthSunday(year, 5, 2)]: '어버이주일',
    [nextWeekday(dateOf(year, 5, 30), 0)]: '창립기념주일',
    [nthSunday(year, 7, 1)]: '맥추감사주일',
    [nextWeekday(dateOf(year, 10, 25), 0)]: '종교개혁주일',
    [thanksgiving(year)]: '추수감사주일',
    [addDays(advent(year), 21)]: '성탄주일',
  };
  const intoAdvent = daysBetween(advent(year), sunday);
  if (intoAdvent >= 0 && intoAdvent < 21) return `대강절 ${['첫째', '둘째', '셋째'][intoAdvent / 7]} 주일`;
  return named[sunday] ?? '주일예배';
};

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
