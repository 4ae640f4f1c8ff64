import { describe, expect, it } from 'vitest';
import { dayInZone } from '@/shared/domain/day-in-zone.ts';

describe("REL-21 the church's day", () => {
  it.each([
    ['2026-11-19T02:30:00Z', '2026-11-18'],
    ['2026-11-19T03:30:00Z', '2026-11-19'],
    ['2027-01-01T01:00:00Z', '2026-12-31'],
  ])('at %s is %s in Asunción', (instant, day) => {
    expect(dayInZone('America/Asuncion')(new Date(instant))).toBe(day);
  });

  it('is none in a year of five digits', () => {
    expect(() => dayInZone('America/Asuncion')(new Date('+012026-11-19T12:00:00Z'))).toThrow(RangeError);
  });
});
