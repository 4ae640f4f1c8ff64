import { describe, expect, it } from 'vitest';
import { makeHttpContentSearch } from '@/adapters/http/search.ts';
import { makeWordsTest, type SearchHit } from '@/content/search/search.ts';
import { done, refused } from '@/shared/outcome.ts';
import { openChurch } from '../../fakes/church.ts';
import { answered, inTurn, scriptedSender } from '../../fakes/scripted-sender.ts';

const reading = (body: unknown) =>
  makeHttpContentSearch(scriptedSender(() => answered(200, body)).send).find(['가'], 1);

const wire = { kind: 'announcement', id: 57, title: '바자회', excerpt: '여전도회', date: '2026-11-15T13:00:00.000Z' };

describe('FIND-01 the search over HTTP', () => {
  it('asks for all words and one page of ten', async () => {
    const { send, calls } = scriptedSender(() => answered(200, []));
    expect(await makeHttpContentSearch(send).find(['바자회', 'ㅅㅁ', 'a&b'], 2)).toEqual(done([]));
    expect(calls.map(({ path }) => path)).toEqual([
      `api/Search?q=${encodeURIComponent('바자회 ㅅㅁ a&b')}&page=2&itemsPerPage=10`,
    ]);
  });

  it('reads hits of every kind, composed, each with an id of its own', async () => {
    expect(
      await reading([
        { ...wire, title: '바자회'.normalize('NFD') },
        { kind: 'event', id: 57, title: '바자회', date: '2026-11-21' },
        { kind: 'bulletin', id: 'Sun2026Nov15', title: '11월 15일 주보', excerpt: null },
      ]),
    ).toEqual(
      done([
        { ...wire, id: 'announcement-57', itemId: 57, date: '2026-11-15' },
        { kind: 'event', id: 'event-57', itemId: 57, title: '바자회', excerpt: '', date: '2026-11-21' },
        {
          kind: 'bulletin',
          id: 'bulletin-Sun2026Nov15',
          itemId: 'Sun2026Nov15',
          title: '11월 15일 주보',
          excerpt: '',
          date: undefined,
        },
      ]),
    );
  });

  it('leaves out a kind that it does not know, and what is beyond a page (REL-13)', async () => {
    const outcome = await reading([
      { ...wire, kind: 'sermon' },
      ...Array.from({ length: 20 }, (_, id) => ({ ...wire, id })),
    ]);
    expect(outcome).toMatchObject({ kind: 'done', value: { length: 9 } });
    expect(await reading([{ ...wire, kind: 'sermon' }])).toEqual(refused('malformed'));
    expect(await reading({ hits: [] })).toEqual(refused('malformed'));
  });
});

describe('FIND-02 a server that cannot search', () => {
  it.each([404, 405, 501])('is asked once, whatever is searched then (%i)', async (status) => {
    const { send, calls } = inTurn(answered(status));
    const search = makeHttpContentSearch(send);
    expect(await search.find(['바자회'], 1)).toEqual(refused('unsupported'));
    expect(await search.find(['수련회'], 1)).toEqual(refused('unsupported'));
    expect(calls).toHaveLength(1);
  });

  it('that fails is asked again', async () => {
    const { send } = inTurn(answered(500), answered(200, []));
    const search = makeHttpContentSearch(send);
    expect(await search.find(['바자회'], 1)).toEqual(refused('serverFailed'));
    expect(await search.find(['바자회'], 1)).toEqual(done([]));
  });
});

describe('FIND-01 the search of the mocked server', async () => {
  const { send } = await openChurch({ world: 'everyday' });
  const search = makeHttpContentSearch(send);

  const all = async (words: readonly string[], page = 1): Promise<readonly SearchHit[]> => {
    const outcome = await search.find(words, page);
    if (outcome.kind === 'refused') throw new Error(outcome.reason);
    return outcome.value.length === 0 ? [] : [...outcome.value, ...(await all(words, page + 1))];
  };

  it('gives every hit once over all pages, newest first in each kind', async () => {
    const hits = await all(['예배']);
    expect(hits.length).toBeGreaterThan(20);
    expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length);
    const days = hits.filter(({ kind }) => kind === 'announcement').map(({ date }) => date ?? '');
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it.each([[['바자회']], [['ㅂㅈㅎ']], [['구역', '장소']], [['바자']], [['11월', '주보']]])(
    'finds by %j what the browser marks',
    async (words) => {
      const hits = await all(words);
      const first = makeWordsTest(words.slice(0, 1));
      expect(hits.length).toBeGreaterThan(0);
      expect(hits.filter(({ title, excerpt }) => !first(`${title}\n${excerpt}`))).toEqual([]);
    },
  );
});
