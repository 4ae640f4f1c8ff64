import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressOfMonth,
  arrivalDay,
  type CalendarMonth,
  daysOfMonth,
  isCalendarMonth,
  monthAfter,
  monthInAddress,
  monthOf,
} from '@/content/events/events.ts';

describe('EVNT-01 going from month to month', () => {
  it.each<[CalendarMonth, number, CalendarMonth]>([
    ['2026-11', 1, '2026-12'],
    ['2026-11', -1, '2026-10'],
    ['2026-12', 1, '2027-01'],
    ['2027-01', -1, '2026-12'],
    ['2026-11', 12, '2027-11'],
    ['2199-12', 1, '2199-12'],
    ['1900-01', -1, '1900-01'],
  ])('from %s, %i later, is %s (REL-22)', (month, later, expected) => {
    expect(monthAfter(month, later)).toBe(expected);
  });

  it('forward and back by the same number ends where it began', () => {
    const month = fc.integer({ min: 0, max: 1200 }).map((later) => monthAfter('1976-01', later));
    fc.assert(
      fc.property(month, fc.integer({ min: -900, max: 900 }), (start, later) => {
        expect(monthAfter(monthAfter(start, later), -later)).toBe(start);
      }),
    );
  });

  it('requests the first and the last day (EVNT-02)', () => {
    expect(daysOfMonth('2026-02')).toEqual({ first: '2026-02-01', last: '2026-02-28' });
    expect(monthOf('2026-02-28')).toBe('2026-02');
  });
});

describe('the month in the address', () => {
  it.each([
    ['/communion/events?month=2026-11', '2026-11'],
    ['/communion/events?a=1&month=2027-01#top', '2027-01'],
    ['/communion/events', undefined],
    ['/communion/events?month=', undefined],
    ['/communion/events?month=2026-13', undefined],
    ['/communion/events?month=2026-1', undefined],
    ['/communion/events?month=2026-11-18', undefined],
    ['/communion/events?month=1899-12', undefined],
    ['/communion/events?month=2200-01', undefined],
    ['/communion/events?month=%3Cscript%3E', undefined],
    ['/communion/events?month=%E0%A4%A', undefined],
  ])('%s names %s', (address, month) => {
    expect(monthInAddress(address)).toBe(month);
  });

  it('replaces another one, on the same page', () => {
    expect(addressOfMonth('/Communion/Events/?month=2026-11&x=1#top', '2026-12')).toBe(
      '/Communion/Events/?month=2026-12',
    );
    expect(monthInAddress(addressOfMonth('/communion/events', '2026-12'))).toBe('2026-12');
  });

  it('is never one that cannot be shown', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const month = monthInAddress(`/communion/events?month=${encodeURIComponent(text)}`);
        expect(month === undefined || isCalendarMonth(month)).toBe(true);
      }),
    );
  });
});

describe('the selected day of a month', () => {
  it('is today, or the first of any other month', () => {
    expect(arrivalDay('2026-11', '2026-11-18')).toBe('2026-11-18');
    expect(arrivalDay('2026-12', '2026-11-18')).toBe('2026-12-01');
  });
});
