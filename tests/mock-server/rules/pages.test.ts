import { describe, expect, it } from 'vitest';
import { newestPage } from '../../../mock-server/church/rules/pages.ts';

const item = (id: number, created: string) => ({ id, created });
const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

describe('a page of a list', () => {
  it('holds the newest first, whichever way the instant is written', () => {
    const items = [
      item(1, '2026-11-20T10:00:00Z'),
      item(2, '2026-11-20T10:00:00.500Z'),
      item(3, '2026-11-19T23:00:00.000Z'),
    ];
    expect(ids(newestPage(items, { page: 1, itemsPerPage: 10 }))).toEqual([2, 1, 3]);
  });

  it('keeps one order for items of one moment, so that no page repeats or loses one', () => {
    const items = [3, 10, 1, 2].map((id) => item(id, '2026-11-20T10:00:00Z'));
    const pages = [1, 2, 3].map((page) => ids(newestPage(items, { page, itemsPerPage: 2 })));
    expect(pages).toEqual([[10, 3], [2, 1], []]);
  });
});
