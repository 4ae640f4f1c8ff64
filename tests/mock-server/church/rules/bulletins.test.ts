import { describe, expect, it } from 'vitest';
import { dateOfLabel, sundayOfCurrentWeek } from '../../../../mock-server/church/rules/bulletins.ts';

describe('the week of a bulletin (BULL-01, BULL-02)', () => {
  it.each([
    ['a Monday belongs to the Sunday that follows', '2026-11-16T15:00:00Z', '2026-11-22'],
    ['a Sunday belongs to itself', '2026-11-22T15:00:00Z', '2026-11-22'],
    ['Sunday night in Asunción is not yet Monday', '2026-11-23T02:30:00Z', '2026-11-22'],
    ['Monday in Asunción is the next week', '2026-11-23T03:30:00Z', '2026-11-29'],
    ['the last week of a year ends in the next', '2026-12-28T15:00:00Z', '2027-01-03'],
  ])('%s', (_, now, sunday) => {
    expect(sundayOfCurrentWeek(new Date(now))).toBe(sunday);
  });

  it.each([
    ['Sun2026Nov22', '2026-11-22'],
    ['Sun2027Jan03', '2027-01-03'],
    ['Sun2026-Nov-22', undefined],
    ['Sun2026nov22', undefined],
    ['Sun2026Noo22', undefined],
    ['', undefined],
  ])('reads the label %j as %s', (label, date) => {
    expect(dateOfLabel(label)).toBe(date);
  });
});
