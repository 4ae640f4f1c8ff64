import { describe, expect, it } from 'vitest';
import { addressInList, highlightedId, monthInEventAddress } from '@/content/posts/posts.ts';

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

describe('the address that highlights one item', () => {
  it('is readable', () => {
    expect(addressInList('/communion/announcements', 42)).toBe('/communion/announcements?post=42');
  });

  it.each(['42', 'b2c1-77', '가&나=다 #?'])('contains the id %s', (id) => {
    const query = addressInList('/communion/announcements', id).split('?').slice(1).join('?');
    expect(highlightedId(query, 'post')).toBe(id);
  });

  it.each(['', 'post=', 'post=%20', 'event=7'])('names no post in %j', (query) => {
    expect(highlightedId(query, 'post')).toBeUndefined();
  });
});
