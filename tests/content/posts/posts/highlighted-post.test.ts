import { describe, expect, it } from 'vitest';
import { addressInList, highlightedId } from '@/content/posts/posts.ts';

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
