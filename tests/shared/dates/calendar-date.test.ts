import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDateOf, compareDays, isCalendarDate, readCalendarDate } from '@/shared/dates.ts';
import { aroundOwnMidnight, midnights } from '../../builders/midnight.ts';
import { inTimeZone, useTimeZone } from '../../support/time-zone.ts';

const ZONES = ['America/Asuncion', 'Asia/Seoul', 'UTC', 'Pacific/Kiritimati'] as const;

const anyDay = fc
  .date({ min: new Date('1976-01-01T00:00:00Z'), max: new Date('2060-12-31T23:59:59Z'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));

describe('REL-21 a calendar date is an existing day', () => {
  it.each(['2026-11-22', '2024-02-29', '2000-02-29', '1976-05-30', '0001-01-01', '9999-12-31'])('%s exists', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-99-99',
    '2026-1-1',
    ' 2026-01-01',
    '2026-01-01\n',
    '2026/01/01',
    '2026-01-01T00:00:00Z',
    '+002026-01-01',
    '',
  ])('%j does not exist', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

describe.each(ZONES)('LIST-04, REL-21 dates read in %s', (zone) => {
  useTimeZone(zone);

  it('have that zone', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  it('a date without a time stays that day', () => {
    fc.assert(fc.property(anyDay, (day) => readCalendarDate(day) === day));
  });

  it('an instant is its local day, at noon and at the end of the day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
        const last = new Date(year, month - 1, date, 23, 59, 59, 999);
        const noon = new Date(year, month - 1, date, 12);
        expect(calendarDateOf(noon)).toBe(day);
        expect(calendarDateOf(last)).toBe(day);
        expect(readCalendarDate(last.toISOString())).toBe(day);
      }),
    );
  });

  it('an instant without a zone is local time', () => {
    expect(readCalendarDate('2026-11-22T00:00:00')).toBe('2026-11-22');
    expect(readCalendarDate('2026-11-22T23:59:59.9999999')).toBe('2026-11-22');
  });

  it.each(['0001-01-01T00:00:00', '0001-01-01T00:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59.9999999Z'])(
    'the first and last moments of servers cause no exception: %s',
    (text) => {
      expect(['undefined', 'string']).toContain(typeof readCalendarDate(text));
    },
  );

  it('any text causes no exception', () => {
    const years = fc.integer({ min: 0, max: 9999 }).map((year) => `${String(year).padStart(4, '0')}-01-01T00:00:00Z`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), years), (text) => {
        const read = readCalendarDate(text);
        expect(read === undefined || isCalendarDate(read)).toBe(true);
      }),
    );
  });
});

describe('LIST-04 an instant near midnight', () => {
  it.each([
    ['America/Asuncion', '2026-11-21'],
    ['UTC', '2026-11-22'],
    ['Asia/Seoul', '2026-11-22'],
    ['Pacific/Kiritimati', '2026-11-22'],
  ])('belongs to the day of %s', (zone, day) => {
    expect(inTimeZone(zone, () => readCalendarDate('2026-11-22T01:00:00Z'))).toBe(day);
  });

  it.each(['soon', '22.11.2026', '2026-02-30', '2026-02-30T00:00:00Z', '2026-11-22T', '2026-11-22Tnoon', '1669000000'])(
    'is no date: %j',
    (text) => {
      expect(readCalendarDate(text)).toBeUndefined();
    },
  );

  it('is undefined for an instant that does not exist', () => {
    expect(() => calendarDateOf(new Date(Number.NaN))).toThrow(RangeError);
  });
});

describe('sorting days', () => {
  it('puts the earlier one first, over the ends of months and years', () => {
    const days = ['2027-01-02', '2026-12-31', '2027-01-01', '2026-02-28'] as const;

    expect([...days].toSorted(compareDays)).toEqual(['2026-02-28', '2026-12-31', '2027-01-01', '2027-01-02']);
  });

  it('keeps the order of equal ones', () => {
    expect(compareDays('2026-11-22', '2026-11-22')).toBe(0);
  });
});

describe('HOME-02, LIST-04 the day of a device around midnight', () => {
  const moments = [...midnights.map(({ zone, instant, day }) => [zone, instant, day] as const), ...aroundOwnMidnight];

  it.each(moments)('in %s at %s is %s', (zone, instant, day) => {
    expect(inTimeZone(zone, () => calendarDateOf(new Date(instant)))).toBe(day);
    expect(inTimeZone(zone, () => readCalendarDate(instant))).toBe(day);
  });
});
