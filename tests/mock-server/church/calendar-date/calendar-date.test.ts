import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  churchDate,
  dateOf,
  daysBetween,
  nextWeekday,
  yearOf,
} from '../../../../mock-server/church/calendar-date.ts';

describe('the church date', () => {
  it('is the date in Asunción, three hours behind UTC', () => {
    expect(churchDate(new Date('2026-11-18T02:59:00Z'))).toBe('2026-11-17');
    expect(churchDate(new Date('2026-11-18T12:00:00Z'))).toBe('2026-11-18');
  });

  it('is the one that the tables of time zones give, in each month of ten years', () => {
    const zone = new Intl.DateTimeFormat('sv', { timeZone: 'America/Asuncion' });
    const midnights = Array.from({ length: 120 }, (_, month) => Date.UTC(2025, month, 15, 3));
    const instants = midnights.flatMap((midnight) => [new Date(midnight - 1), new Date(midnight)]);
    expect(instants.map(churchDate)).toEqual(instants.map((instant) => zone.format(instant)));
  });
});

describe('calendar arithmetic', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('runs over the ends of months and years', () => {
    expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(dateOf(2026, 14, 1)).toBe('2027-02-01');
    expect(dateOf(2026, 12, 0)).toBe('2026-11-30');
  });

  it('counts days', () => {
    expect(daysBetween('2026-11-18', '2026-11-22')).toBe(4);
  });

  it('finds the coming weekday, today included', () => {
    expect(nextWeekday('2026-11-18', 0)).toBe('2026-11-22');
    expect(nextWeekday('2026-11-22', 0)).toBe('2026-11-22');
  });

  it('parses no text: the demo asks it a thousand times while its visitor waits', () => {
    const made = vi.fn();
    vi.stubGlobal(
      'Date',
      class extends Date {
        constructor(...parts: readonly unknown[]) {
          super(Number(parts[0]));
          made(...parts);
        }
      },
    );
    expect(yearOf('1987-12-31')).toBe(1987);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysBetween('2026-11-18', '2026-11-22')).toBe(4);
    expect(made).not.toHaveBeenCalledWith(expect.any(String));
  });
});
