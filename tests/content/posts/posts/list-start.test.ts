import { describe, expect, it } from 'vitest';
import { addressFrom, daysOfStart, startInAddress } from '@/content/posts/posts.ts';

describe('PAGE-03 the year or month at which a list begins', () => {
  it.each([
    ['2024', { first: '2024-01-01', last: '2024-12-31' }],
    ['2024-02', { first: '2024-02-01', last: '2024-02-29' }],
    ['2024-13', undefined],
    ['2024-2', undefined],
    ['24', undefined],
    ['2024-02-03', undefined],
    ['', undefined],
    ['soon', undefined],
  ])('%j has the days %j', (start, days) => {
    expect(daysOfStart(start)).toEqual(days);
  });

  it.each([
    ['2024', '', '2024'],
    ['2024', '3', '2024-03'],
    ['2024', '12', '2024-12'],
  ])('of the year %s and the month %j is read back from its address', (year, month, start) => {
    const address = addressFrom('/communion/announcements', year, month);
    expect(address).toBe(`/communion/announcements?from=${start}`);
    expect(startInAddress(address.split('?')[1] ?? '')).toBe(start);
  });

  it.each(['', '?post=7', '?from=', '?from=2024-99', '?from=%3Cb%3E'])('is not named by %j', (query) => {
    expect(startInAddress(query)).toBeUndefined();
  });
});
