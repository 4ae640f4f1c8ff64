import { describe, expect, it } from 'vitest';
import {
  addressOfSearch,
  groupedHits,
  type SearchableItem,
  searchItems,
  searchTextIn,
} from '@/content/search/search.ts';

const anItem = (item: Partial<SearchableItem>): SearchableItem => ({
  kind: 'announcement',
  itemId: 1,
  title: '제목',
  text: '',
  date: '2026-11-01',
  ...item,
});

describe('FIND-02 a search in recent items', () => {
  it('finds those that contain every word in title or text, newest first', () => {
    const hits = searchItems(
      [
        anItem({ itemId: 1, title: '바자회', text: '여전도회', date: undefined }),
        anItem({ itemId: 2, title: '여전도회', text: '바자회를 엽니다.', date: '2026-10-01' }),
        anItem({ itemId: 3, kind: 'event', title: '여전도회 바자회' }),
        anItem({ itemId: 4, title: '바자회' }),
      ],
      ['바자회', 'ㅇㅈㄷㅎ'],
    );
    expect(hits.map(({ id }) => id)).toEqual(['event-3', 'announcement-2', 'announcement-1']);
    expect(hits[1]?.excerpt).toBe('바자회를 엽니다.');
  });
});

describe('FIND-01 the groups of hits', () => {
  it('stand in one order, each with its hits in theirs; a kind without hits has none', () => {
    const hits = searchItems(
      [
        anItem({ itemId: 1, kind: 'advertisement' }),
        anItem({ itemId: 2 }),
        anItem({ itemId: 3, kind: 'event' }),
        anItem({ itemId: 4, date: '2026-11-02' }),
      ],
      ['제목'],
    );
    expect(groupedHits(hits).map(({ kind, hits: own }) => [kind, own.map(({ itemId }) => itemId)])).toEqual([
      ['announcement', [4, 2]],
      ['event', [3]],
      ['advertisement', [1]],
    ]);
  });
});

describe('FIND-01 the address of a search', () => {
  it('holds the text, and none where there is none', () => {
    expect(addressOfSearch('/search', '')).toBe('/search');
    expect(searchTextIn(new URL(addressOfSearch('/search', '소망 & +1'), 'https://a.test').search)).toBe('소망 & +1');
    expect(searchTextIn('')).toBe('');
  });
});
