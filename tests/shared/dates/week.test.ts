import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CalendarDate,
  calendarDateOf,
  daysAfter,
  daysBetween,
  isCalendarDate,
  monthAround,
  weekdayOf,
  weekOf,
} from '@/shared/dates.ts';
import { useTimeZone } from '../../support/time-zone.ts';

const ZONES = ['America/Asuncion', 'Asia/Seoul', 'UTC', 'Pacific/Kiritimati'] as const;

const FIRST = '1976-01-01';
const DAYS = daysBetween(FIRST, '2060-12-31');

/** Kiritimati crossed the date line: this day did not exist there. */
const NEVER_WAS = { zone: 'Pacific/Kiritimati', day: '1994-12-31' };

const everyDay = (): CalendarDate[] => Array.from({ length: DAYS + 1 }, (_, at) => daysAfter(FIRST, at));

describe.each(ZONES)('REL-21 the days from 1976 to 2060 in %s', (zone) => {
  useTimeZone(zone);

  it('follow each other without a gap, each with the date and weekday of the local calendar', () => {
    const ours = everyDay().map((day) => `${day} ${weekdayOf(day)}`);
    const local = Array.from({ length: DAYS + 1 }, (_, at) => new Date(1976, 0, 1 + at, 12)).map(
      (noon) => `${calendarDateOf(noon)} ${noon.getDay()}`,
    );
    const differing = ours.filter((day, at) => day !== local[at]);
    expect(differing).toEqual(zone === NEVER_WAS.zone ? [`${NEVER_WAS.day} 6`] : []);
  });

  it('are in a week from Monday to Sunday (BULL-01)', () => {
    const outside = everyDay().filter((day) => {
      const { first, last } = weekOf(day);
      const isWeek = weekdayOf(first) === 1 && weekdayOf(last) === 0 && daysBetween(first, last) === 6;
      return !(isWeek && first <= day && day <= last);
    });
    expect(outside).toEqual([]);
  });
});

describe('BULL-01 a week over the end of a year', () => {
  it('REL-22 28 December 2026 to 3 January 2027 is one week', () => {
    for (let at = 0; at < 7; at += 1) {
      expect(weekOf(daysAfter('2026-12-28', at))).toEqual({ first: '2026-12-28', last: '2027-01-03' });
    }
  });
});

describe('EVNT-02 a month', () => {
  it.each([
    ['2026-11-20', 0, '2026-11-01', '2026-11-30'],
    ['2026-11-20', 1, '2026-12-01', '2026-12-31'],
    ['2026-12-31', 1, '2027-01-01', '2027-01-31'],
    ['2024-02-10', 0, '2024-02-01', '2024-02-29'],
    ['2026-01-31', -1, '2025-12-01', '2025-12-31'],
  ] as const)('around %s, %i later, goes from %s to %s', (date, later, first, last) => {
    expect(monthAround(date, later)).toEqual({ first, last });
  });
});

describe('counting days', () => {
  it('there and back again ends where it began', () => {
    const day = fc.integer({ min: 0, max: DAYS }).map((at) => daysAfter(FIRST, at));
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        const other = daysAfter(date, days);
        expect(isCalendarDate(other)).toBe(true);
        expect(daysBetween(date, other)).toBe(days);
      }),
    );
  });
});
