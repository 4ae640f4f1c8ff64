import { describe, expect, it } from 'vitest';
import { monthInEventAddress } from '@/content/events/events.ts';

describe('PAGE-01 the address of an item’s own page', () => {
  it.each([
    ['2026-11-19', '2026-11'],
    ['2026-11', '2026-11'],
    ['2026-13-01', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('of an event on %s names the month %s', (when, month) => {
    expect(monthInEventAddress(when)).toBe(month);
  });
});
