import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayInZone } from '@/adapters/browser/clock.ts';
import { useTimeZone } from '../../../support/time-zone.ts';

const ASUNCION = { name: 'America/Asuncion', always: { offset: -180, since: '2024-10-15' } };

describe.each(['America/Asuncion', 'Asia/Seoul', 'America/Los_Angeles'])(
  "REL-21 the church's day on a device in %s",
  (zone) => {
    useTimeZone(zone);
    const dayAt = dayInZone(ASUNCION);

    it.each([
      ['2026-11-19T02:30:00Z', '2026-11-18'],
      ['2026-11-19T03:30:00Z', '2026-11-19'],
      ['2027-01-01T01:00:00Z', '2026-12-31'],
      // When it was winter time in Asunción, and in Buenos Aires what it is now.
      ['2019-06-19T03:30:00Z', '2019-06-18'],
    ])('at %s is %s in Asunción', (instant, day) => {
      expect(dayAt(new Date(instant))).toBe(day);
    });

    it('is none in a year of five digits', () => {
      expect(() => dayAt(new Date('+012026-11-19T12:00:00Z'))).toThrow(RangeError);
    });
  },
);

describe("REL-21 the church's day in a zone with summer time", () => {
  useTimeZone('Etc/GMT-1');

  it('is told by the tables, on a device with its winter time too', () => {
    const dayAt = dayInZone({ name: 'Europe/Madrid' });
    expect(dayAt(new Date('2026-07-18T22:30:00Z'))).toBe('2026-07-19');
    expect(dayAt(new Date('2026-01-18T22:30:00Z'))).toBe('2026-01-18');
  });
});

describe("REL-21 the church's day on a device whose tables are older than the end of summer time in Paraguay", () => {
  afterEach(() => void vi.restoreAllMocks());

  it('is that of the church all the same', () => {
    // By those tables it is winter: an hour less.
    vi.spyOn(Date.prototype, 'toLocaleString').mockReturnValue('06/18/2026, 23:30:00');
    const dayAt = dayInZone(ASUNCION);
    expect(dayAt(new Date('2026-06-19T03:30:00Z'))).toBe('2026-06-19');
    expect(dayAt(new Date('2026-06-19T02:59:00Z'))).toBe('2026-06-18');
  });
});
