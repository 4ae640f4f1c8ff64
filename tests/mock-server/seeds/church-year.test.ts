import { describe, expect, it } from 'vitest';
import { advent, easter, sundayName, thanksgiving } from '../../../mock-server/seeds/church-year.ts';

describe("the church's year", () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('has Easter of %i on %s', (year, date) => {
    expect(easter(year)).toBe(date);
  });

  it.each([
    [2022, '2022-11-27'],
    [2023, '2023-12-03'],
    [2026, '2026-11-29'],
  ])('begins Advent of %i on %s, and thanks a week before', (year, date) => {
    expect(advent(year)).toBe(date);
    expect(Date.parse(date) - Date.parse(thanksgiving(year))).toBe(7 * 86_400_000);
  });

  it.each([
    ['2026-11-22', '추수감사주일'],
    ['2026-11-29', '대강절 첫째 주일'],
    ['2026-12-20', '성탄주일'],
    ['2026-05-31', '창립기념주일'],
    ['2026-08-09', '주일예배'],
  ])('names %s %s', (sunday, name) => {
    expect(sundayName(sunday)).toBe(name);
  });
});
