import { describe, expect, it } from 'vitest';
import { hitId, type SearchableItem, type SearchHit } from '@/content/search/search.ts';
import { makeSearchContent } from '@/content/search/search.use-cases.ts';
import { done, refused } from '@/shared/outcome.ts';

const aHit = (itemId: number): SearchHit => ({
  id: hitId('announcement', itemId),
  kind: 'announcement',
  itemId,
  title: '바자회',
  excerpt: '',
  date: '2026-11-01',
});
const hits = (count: number) => Array.from({ length: count }, (_, at) => aHit(at));

describe('FIND-01 a search at the server', () => {
  it.each([
    [10, true],
    [3, false],
    [0, false],
  ])('with %i hits on its page may have more: %s', async (count, hasMore) => {
    const search = makeSearchContent({ find: () => Promise.resolve(done(hits(count))) });
    expect(await search({ words: ['바자회'], page: 1, recent: undefined })).toEqual(
      done({ hits: hits(count), hasMore, isRecentOnly: false }),
    );
  });

  it('fails with the server’s reason', async () => {
    const search = makeSearchContent({ find: () => Promise.resolve(refused('timedOut')) });
    expect(await search({ words: ['바자회'], page: 1, recent: undefined })).toEqual(refused('timedOut'));
  });
});

describe('FIND-02 a search in recent items', () => {
  const recent = Array.from(
    { length: 12 },
    (_, at): SearchableItem => ({ kind: 'event', itemId: at, title: '바자회', text: '', date: '2026-11-01' }),
  );

  it('asks no server, and has pages as its search has', async () => {
    const search = makeSearchContent({ find: () => Promise.reject(new Error('asked')) });
    const first = await search({ words: ['바자회'], page: 1, recent });
    const second = await search({ words: ['바자회'], page: 2, recent });
    expect([first, second]).toMatchObject([
      { value: { hasMore: true, isRecentOnly: true } },
      { value: { hasMore: false, isRecentOnly: true } },
    ]);
    const ids = [first, second].flatMap((page) => (page.kind === 'done' ? page.value.hits.map(({ id }) => id) : []));
    expect(new Set(ids).size).toBe(12);
  });
});
