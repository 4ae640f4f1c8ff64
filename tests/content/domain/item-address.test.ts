import { describe, expect, it } from 'vitest';
import {
  addressInList,
  addressOfEvent,
  addressOfPost,
  highlightedId,
  monthInEventAddress,
} from '@/content/domain/item-address.ts';

describe('PAGE-01 the address of an item’s own page', () => {
  it('is readable', () => {
    expect(addressOfPost('/communion/announcements', 42)).toBe('/communion/announcements/42');
    expect(addressOfEvent('/communion/events', 7, '2026-11-19')).toBe('/communion/events/2026-11-19/7');
    expect(addressOfEvent('/communion/events', 7, '2026-11')).toBe('/communion/events/2026-11/7');
  });

  it.each(['..', 'a/b', '가&나=다 #?'])('has the id %s in one segment', (id) => {
    const { pathname } = new URL(addressOfPost('/communion/announcements', id), 'https://church.example');
    expect(pathname.split('/')).toHaveLength(4);
    expect(decodeURIComponent(decodeURIComponent(pathname.split('/')[3] ?? ''))).toBe(id);
  });

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
