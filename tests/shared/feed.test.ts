import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameId } from '@/shared/entity-id.ts';
import { pageAfterRemoval, withNewest, withoutItem, withPage } from '@/shared/feed.ts';
import { PAGE_SIZE } from '../support/limits.ts';

const items = (...ids: readonly (string | number)[]) => ids.map((id) => ({ id }));
const someItems = fc.uniqueArray(fc.integer({ min: 1, max: 30 })).map((ids) => items(...ids));

describe('LIST-03 an item that a page repeats is shown once', () => {
  it('adds new items, in the order of the page', () => {
    expect(withPage(items(1, 2), items(2, 3, 4))).toEqual(items(1, 2, 3, 4));
  });

  it('compares ids of numbers and texts', () => {
    expect(withPage(items(1), items('1', 2, '2'))).toEqual(items(1, 2));
  });

  it('is the same array when a page adds nothing', () => {
    const list = items(1, 2);
    expect(withPage(list, items(2, 1))).toBe(list);
  });

  it('has every id once, for any pages', () => {
    fc.assert(
      fc.property(someItems, fc.array(fc.integer({ min: 1, max: 30 })), (list, ids) => {
        const all = withPage(list, items(...ids)).map(({ id }) => id);
        expect(new Set(all).size).toBe(all.length);
        expect(new Set(all)).toEqual(new Set([...list.map(({ id }) => id), ...ids]));
      }),
    );
  });
});

describe('ANNO-02 a new item is added at the top', () => {
  it('before all others', () => {
    expect(withNewest(items(1, 2), { id: 3 })).toEqual(items(3, 1, 2));
  });

  it('and moves there when it is already in the list', () => {
    expect(withNewest(items(1, 2), { id: '2' })).toEqual(items('2', 1));
  });
});

describe('ANNO-03 an item that is removed leaves the list', () => {
  it('and no other does', () => {
    expect(withoutItem(items(1, 2, 3), '2')).toEqual(items(1, 3));
    expect(withoutItem(items(1, 2), 9)).toEqual(items(1, 2));
  });
});

describe('REL-19 the page to request after a removal', () => {
  it.each([
    [20, 3, 3],
    [19, 3, 2],
    [10, 3, 2],
    [9, 2, 1],
    [0, 2, 1],
    [45, 3, 3],
  ])('with %i items, before page %i: page %i', (served, next, expected) => {
    expect(pageAfterRemoval(served, next)).toBe(expected);
  });

  it('never skips an item, and is at least the first page', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 200 }), fc.integer({ min: 1, max: 30 }), (served, next) => {
        const page = pageAfterRemoval(served, next);
        expect(page).toBeGreaterThanOrEqual(1);
        expect(page).toBeLessThanOrEqual(next);
        expect((page - 1) * PAGE_SIZE).toBeLessThanOrEqual(Math.max(0, served));
      }),
    );
  });
});

describe('identifiers', () => {
  it.each([
    [1, '1', true],
    ['a', 'a', true],
    [1, 2, false],
    ['a', 'A', false],
  ])('%j and %j name the same: %s', (one, other, expected) => {
    expect(sameId(one, other)).toBe(expected);
  });
});
