import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayByKey } from '@/content/events/month-calendar.ts';
import { type CalendarDate, daysAfter } from '@/shared/dates.ts';

describe('EVNT-01 the keys of the grid', () => {
  it.each<[string, CalendarDate, CalendarDate]>([
    ['ArrowLeft', '2026-11-01', '2026-10-31'],
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowUp', '2026-11-18', '2026-11-11'],
    ['ArrowDown', '2026-11-18', '2026-11-25'],
    ['Home', '2026-11-18', '2026-11-15'],
    ['Home', '2026-11-15', '2026-11-15'],
    ['End', '2026-11-18', '2026-11-21'],
    ['PageUp', '2026-03-31', '2026-02-28'],
    ['PageDown', '2026-12-31', '2027-01-31'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageDown', '2199-12-31', '2199-12-31'],
    ['ArrowRight', '2199-12-31', '2199-12-31'],
    ['ArrowUp', '1900-01-03', '1900-01-03'],
  ])('%s moves from %s to %s', (key, from, to) => {
    expect(dayByKey(from, key)).toBe(to);
  });

  it('with Shift, PageUp and PageDown move by a year', () => {
    expect(dayByKey('2024-02-29', 'PageDown', true)).toBe('2025-02-28');
    expect(dayByKey('2026-11-18', 'PageUp', true)).toBe('2025-11-18');
  });

  it.each(['Tab', 'Escape', 'a', 'Enter'])('%s does not move', (key) => {
    expect(dayByKey('2026-11-18', key)).toBeUndefined();
  });

  it('an arrow and its opposite end where they began', () => {
    const day = fc.integer({ min: 0, max: 30_000 }).map((at) => daysAfter('1976-01-01', at));
    const ways = fc.constantFrom(['ArrowLeft', 'ArrowRight'], ['ArrowUp', 'ArrowDown']);
    fc.assert(
      fc.property(day, ways, (from, [there = '', back = '']) => {
        expect(dayByKey(dayByKey(from, there) ?? from, back)).toBe(from);
      }),
    );
  });
});
