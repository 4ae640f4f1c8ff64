import { describe, expect, it } from 'vitest';
import {
  addressOfNewestPages,
  addressOfSunday,
  calendarRange,
  sundayInAddress,
} from '@/content/bulletins/bulletin-weeks.ts';

const TODAY = '2026-11-18';
const PAGE = '/sermon/bulletin';
const reach = calendarRange('1976-05-30', TODAY);

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
    expect(sundayInAddress(named, TODAY, reach)).toBe(sunday);
  });

  it('is read back from its own address', () => {
    const { pathname, searchParams } = new URL(addressOfSunday(PAGE, '2026-11-15'), 'https://church.example');
    expect(pathname).toBe(PAGE);
    expect(sundayInAddress(searchParams.get('date'), TODAY, reach)).toBe('2026-11-15');
  });
});

it('and its newest pages have an address', () => {
  expect(addressOfNewestPages('/sermon/bulletin/2026-11-15', 3)).toBe('/sermon/bulletin/2026-11-15?newest=3');
});

it('the calendar shows the weeks from the church’s first Sunday to a year ahead', () => {
  expect(reach).toEqual({ first: '1976-05-24', last: '2027-11-18' });
});
