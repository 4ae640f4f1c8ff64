import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bulletinAddress,
  isInReach,
  sameDayOfMonth,
  sundayAskedFor,
  weeksOfMonth,
} from '@/content/domain/bulletin-week.ts';
import { daysAfter, daysBetween, monthAround, weekdayOf } from '@/shared/domain/calendar-days.ts';

const TODAY = '2026-11-18';

describe('BULL-01 the Sunday that an address asks for', () => {
  it.each([
    [null, '2026-11-22'],
    ['2026-11-22', '2026-11-22'],
    ['2026-11-15', '2026-11-15'],
    ['2026-11-10', '2026-11-15'],
    ['2026-02-30', '2026-11-22'],
    ['yesterday', '2026-11-22'],
    ['', '2026-11-22'],
    ['0000-01-01', '2026-11-22'],
    ['9999-12-31', '2026-11-22'],
    ['1976-05-24', '1976-05-30'],
    ['1976-05-23', '2026-11-22'],
    ['2027-11-18', '2027-11-21'],
    ['2027-11-19', '2026-11-22'],
  ] as const)('by %j is %s', (named, sunday) => {
    expect(sundayAskedFor(named, TODAY)).toBe(sunday);
  });

  it('leads back to itself', () => {
    const { searchParams } = new URL(bulletinAddress('2026-11-15'), 'https://church.example');
    expect(sundayAskedFor(searchParams.get('date'), TODAY)).toBe('2026-11-15');
  });
});

const days = fc.integer({ min: -18_000, max: 12_000 }).map((count) => daysAfter(TODAY, count));

describe('BULL-01 the weeks of a month', () => {
  it('are whole, from Monday to Sunday, follow one another and hold the month', () => {
    fc.assert(
      fc.property(days, (date) => {
        const weeks = weeksOfMonth(date);
        const all = weeks.flat();
        const { first, last } = monthAround(date);
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        expect(weeks.map(([monday = date]) => weekdayOf(monday))).toEqual(weeks.map(() => 1));
        expect(all.slice(1).every((day, at) => daysBetween(all[at] ?? day, day) === 1)).toBe(true);
        expect(weeks.at(0)).toContain(first);
        expect(weeks.at(-1)).toContain(last);
      }),
    );
  });

  it('REL-22 go over the end of a year', () => {
    expect(weeksOfMonth('2026-12-31').at(-1)?.at(-1)).toBe('2027-01-03');
  });
});

describe('the same day of another month', () => {
  it.each([
    ['2026-11-18', 1, '2026-12-18'],
    ['2026-11-18', -1, '2026-10-18'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
  ] as const)('of %s, %i later, is %s', (date, later, found) => {
    expect(sameDayOfMonth(date, later)).toBe(found);
  });
});

const EDGES = ['1976-05-23', '1976-05-24', '2027-11-18', '2027-11-19'] as const;

it('the calendar goes from the founding to a year ahead', () => {
  expect(EDGES.map((day) => isInReach(day, TODAY))).toEqual([false, true, true, false]);
});
