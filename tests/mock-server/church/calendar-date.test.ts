import { describe, expect, it } from 'vitest';
import { addDays, churchDate, dateOf, daysBetween, nextWeekday } from '../../../mock-server/church/calendar-date.ts';

describe('the church date', () => {
  it('is the date in Asunción, three hours behind UTC', () => {
    expect(churchDate(new Date('2026-11-18T02:59:00Z'))).toBe('2026-11-17');
    expect(churchDate(new Date('2026-11-18T12:00:00Z'))).toBe('2026-11-18');
  });
});

describe('calendar arithmetic', () => {
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
});
