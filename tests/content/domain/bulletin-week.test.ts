import { describe, expect, it } from 'vitest';
import { bulletinAddress, isInReach, reachOf, sundayAskedFor } from '@/content/domain/bulletin-week.ts';

const TODAY = '2026-11-18';

describe('BULL-01 the Sunday that an address asks for', () => {
  it.each([
    [null, '2026-11-22'],
    ['2026-11-22', '2026-11-22'],
    ['2026-11-15', '2026-11-15'],
    ['2026-11-10', '2026-11-15'],
    ['2026-02-30', '2026-11-22'],
    ['yesterday', '2026-11-22'],
    ['', '2026-11-22'],
    ['0000-01-01', '2026-11-22'],
    ['9999-12-31', '2026-11-22'],
    ['1976-05-24', '1976-05-30'],
    ['1976-05-23', '2026-11-22'],
    ['2027-11-18', '2027-11-21'],
    ['2027-11-19', '2026-11-22'],
  ] as const)('by %j is %s', (named, sunday) => {
    expect(sundayAskedFor(named, TODAY)).toBe(sunday);
  });

  it('leads back to itself', () => {
    const { searchParams } = new URL(bulletinAddress('2026-11-15'), 'https://church.example');
    expect(sundayAskedFor(searchParams.get('date'), TODAY)).toBe('2026-11-15');
  });
});

const EDGES = ['1976-05-23', '1976-05-24', '2027-11-18', '2027-11-19'] as const;

it('the calendar goes from the founding to a year ahead', () => {
  expect(EDGES.map((day) => isInReach(day, TODAY))).toEqual([false, true, true, false]);
  expect(reachOf(TODAY)).toEqual({ first: EDGES[1], last: EDGES[2] });
});
