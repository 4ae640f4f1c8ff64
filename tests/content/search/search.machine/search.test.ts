import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type MoreFound, provideSearch, type SearchEvent } from '@/content/search/search.machine.ts';
import { makeSearchCache, type SearchCache } from '@/content/search/search.store.ts';
import {
  type FoundPage,
  hitId,
  type SearchableItem,
  type SearchHit,
  type SearchQuery,
} from '@/content/search/search.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { settled } from '../../../fakes/deferred.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { recordedNavigation } from '../../../fakes/navigation.ts';

const PAUSE = 400;

const aHit = (itemId: number, title = '바자회'): SearchHit => ({
  id: hitId('announcement', itemId),
  kind: 'announcement',
  itemId,
  title,
  excerpt: '',
  date: '2026-11-01',
});

const aPage = (hits: readonly SearchHit[], more: Partial<FoundPage> = {}) =>
  done({ hits, hasMore: false, isRecentOnly: false, ...more });

function running(text = '', cache: SearchCache = makeSearchCache({ current: () => '1' })) {
  const clock = new SimulatedClock();
  const search = handSettled<[SearchQuery, AbortSignal | undefined], Outcome<FoundPage>>();
  const recent = handSettled<[AbortSignal | undefined], Outcome<readonly SearchableItem[]>>();
  const navigation = recordedNavigation(text === '' ? '/search' : `/search?q=${encodeURIComponent(text)}`);
  const { machine, input, select } = provideSearch({
    search: (query, signal) => search.call(query, signal),
    readRecent: (signal) => recent.call(signal),
    navigation,
    cache,
    page: '/search',
  });
  const actor = createActor(machine, { input: input(false), clock });
  const emitted: MoreFound[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    clock,
    search,
    recent,
    navigation,
    emitted,
    send: (event: SearchEvent) => actor.send(event),
    type: (typed: string) => actor.send({ type: 'text.changed', text: typed }),
    viewModel: () => select(actor.getSnapshot()),
    found: () => {
      const { state } = select(actor.getSnapshot());
      return state.status === 'ready' ? state.value : undefined;
    },
    asked: () => search.calls.map(({ args: [{ words, page }] }) => [words.join(' '), page]),
    stop: () => actor.stop(),
  };
}

const q = (text: string) => `/search?q=${encodeURIComponent(text)}`;

describe('FIND-01 typing', () => {
  it('is asked for once it pauses, once, and the address follows in its place', () => {
    const { clock, type, asked, navigation, viewModel } = running();
    for (const typed of ['ㅅ', '소', '솜', '소마', '소망']) {
      type(typed);
      clock.increment(PAUSE - 1);
    }
    expect([asked(), viewModel().state.status]).toEqual([[], 'empty']);
    clock.increment(1);
    expect(asked()).toEqual([['소망', 1]]);
    expect(viewModel().state.status).toBe('loading');
    clock.increment(10_000);
    expect(asked()).toHaveLength(1);
    expect([navigation.replaced, navigation.visited]).toEqual([[q('소망')], []]);
  });

  it('of a lone consonant asks for nothing', () => {
    const { clock, type, asked, viewModel } = running();
    type('ㅅ');
    clock.increment(PAUSE);
    expect([asked(), viewModel().state.status]).toEqual([[], 'empty']);
  });

  it('of a space more lets the same call go on, and keeps what was found', async () => {
    const { clock, type, search, asked, viewModel } = running('바자회');
    type('바자회 ');
    clock.increment(PAUSE);
    expect(search.calls[0]?.args[1]?.aborted).toBe(false);
    search.last().resolve(aPage([aHit(1)]));
    await settled();
    type('바자회 ㄱ');
    clock.increment(PAUSE);
    expect(asked()).toHaveLength(1);
    expect(viewModel()).toMatchObject({ state: { status: 'ready' }, text: '바자회 ㄱ' });
  });

  it('of another text aborts the call, whose late answer is never shown', async () => {
    const { clock, type, search, found } = running('바자');
    type('수련회');
    expect(search.calls[0]?.args[1]?.aborted).toBe(true);
    clock.increment(PAUSE);
    search.calls[0]?.resolve(aPage([aHit(1)]));
    await settled();
    expect(found()).toBeUndefined();
    search.last().resolve(aPage([aHit(2)]));
    await settled();
    expect(found()).toMatchObject({ words: ['수련회'], hits: [{ itemId: 2 }] });
  });

  it('keeps in sight what was found for the text before, until the answer comes', async () => {
    const { clock, type, search, viewModel } = running('바자회');
    search.last().resolve(aPage([aHit(1)]));
    await settled();
    type('수련회');
    expect(viewModel()).toMatchObject({ state: { status: 'ready' }, isSearching: false });
    clock.increment(PAUSE);
    expect(viewModel()).toMatchObject({ state: { status: 'ready', value: { words: ['바자회'] } }, isSearching: true });
  });
});

describe('FIND-01 Enter', () => {
  it('asks at once, and is a step of its own in the history', () => {
    const { clock, type, send, asked, navigation } = running();
    type('바자회');
    send({ type: 'search.submitted' });
    expect(asked()).toEqual([['바자회', 1]]);
    send({ type: 'search.submitted' });
    clock.increment(PAUSE);
    expect(asked()).toHaveLength(1);
    expect([navigation.visited, navigation.replaced]).toEqual([[q('바자회')], []]);
  });

  it('gives the entry before it back its own text, which typing had replaced', () => {
    const { clock, type, send, navigation } = running('바자회');
    type('수련회');
    clock.increment(PAUSE);
    send({ type: 'search.submitted' });
    expect(navigation.replaced).toEqual([q('수련회'), q('바자회')]);
    expect(navigation.visited).toEqual([q('수련회')]);
  });

  it('keeps what was found before it for a reader who comes back', async () => {
    const visits: { readonly visited: readonly string[] }[] = [];
    const cache = makeSearchCache({ current: () => String(visits[0]?.visited.length) });
    const { clock, type, send, search, navigation } = running('', cache);
    visits.push(navigation);
    type('바자회');
    clock.increment(PAUSE);
    search.last().resolve(aPage([aHit(1)]));
    await settled();
    send({ type: 'search.submitted' });
    expect(navigation.visited).toHaveLength(1);
    expect(cache.read()).toMatchObject({ found: { words: ['바자회'], hits: [{ itemId: 1 }] } });
  });

  it('tries again after a failure', async () => {
    const { send, search, asked, viewModel } = running('바자회');
    search.last().resolve(refused('networkError'));
    await settled();
    expect(viewModel()).toMatchObject({ state: { status: 'failed', reason: 'networkError' } });
    send({ type: 'search.submitted' });
    expect(asked()).toHaveLength(2);
    search.last().resolve(aPage([aHit(1)]));
    await settled();
    expect(viewModel()).toMatchObject({ state: { status: 'ready' }, moreFailure: undefined });
  });

  it('leaves the hits that are being read alone', async () => {
    const { send, search, asked } = running('바자회');
    search.last().resolve(aPage([aHit(1)], { hasMore: true }));
    await settled();
    send({ type: 'more.asked' });
    send({ type: 'search.submitted' });
    expect(asked()).toHaveLength(2);
    expect(search.last().args[1]?.aborted).toBe(false);
  });
});

describe('FIND-01 back, forward and clearing', () => {
  it('show what the address names, and write no other address', async () => {
    const { clock, search, asked, navigation, viewModel } = running('바자회');
    search.last().resolve(aPage([aHit(1)]));
    await settled();
    navigation.arrive(q('수련회'));
    await settled();
    expect([asked().at(-1), viewModel().text]).toEqual([['수련회', 1], '수련회']);
    navigation.arrive('/search');
    await settled();
    clock.increment(PAUSE);
    expect(viewModel()).toMatchObject({ state: { status: 'empty' }, text: '' });
    expect([navigation.replaced, navigation.visited]).toEqual([[], []]);
  });

  it('do not take back letters when the browser reports the machine’s own address', async () => {
    const { clock, type, navigation, viewModel } = running();
    type('바자');
    clock.increment(PAUSE);
    type('바자회');
    await settled();
    expect([navigation.current(), viewModel().text]).toEqual([q('바자'), '바자회']);
  });

  it('begin from the start: what was found before does not flash up with the next letter', async () => {
    const { search, send, type, navigation, viewModel } = running('바자회');
    search.last().resolve(aPage([aHit(1)]));
    await settled();
    send({ type: 'text.cleared' });
    expect([viewModel().state.status, navigation.replaced]).toEqual(['empty', ['/search']]);
    type('수');
    expect(viewModel().state.status).toBe('empty');
  });

  it('do not follow the last letter to another page', () => {
    const { clock, type, navigation } = running();
    type('바자회');
    navigation.goTo('/communion/events');
    clock.increment(PAUSE);
    expect(navigation.replaced).toEqual([]);
  });

  it('abort the call when the page is left (REL-18)', () => {
    const { search, stop } = running('바자회');
    stop();
    expect(search.last().args[1]?.aborted).toBe(true);
  });
});

describe('FIND-01 further hits', () => {
  const firstPage = Array.from({ length: 10 }, (_, at) => aHit(at));

  async function withMore() {
    const run = running('바자회');
    run.search.last().resolve(aPage(firstPage, { hasMore: true }));
    await settled();
    run.send({ type: 'more.asked' });
    run.send({ type: 'more.asked' });
    return run;
  }

  it('are asked for once, follow the others, and stand there once', async () => {
    const { search, asked, viewModel, found, emitted } = await withMore();
    expect(asked()).toEqual([
      ['바자회', 1],
      ['바자회', 2],
    ]);
    search.last().resolve(aPage([aHit(9), aHit(10)]));
    await settled();
    expect(found()?.hits.map(({ itemId }) => itemId)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(viewModel()).toMatchObject({ state: { value: { hasMore: false } }, isReadingMore: false });
    expect(emitted).toEqual([{ type: 'more.found', id: 'announcement-10' }]);
  });

  it('that could not be read are no longer spoken of once another text is typed', async () => {
    const { search, type, viewModel } = await withMore();
    search.last().resolve(refused('timedOut'));
    await settled();
    type('바자회 김치');
    expect(viewModel()).toMatchObject({ state: { status: 'ready' }, moreFailure: undefined });
  });

  it('are not said to have failed when a search has, and another text is typed', async () => {
    const { search, clock, type, viewModel } = running('바자회');
    search.last().resolve(aPage(firstPage, { hasMore: true }));
    await settled();
    type('수련회');
    clock.increment(PAUSE);
    search.last().resolve(refused('timedOut'));
    await settled();
    type('수련회 김치');
    expect(viewModel()).toMatchObject({ state: { status: 'ready' }, moreFailure: undefined });
  });

  it('that cannot be read leave those that were, and can be tried again', async () => {
    const { search, send, asked, viewModel, found } = await withMore();
    search.last().resolve(refused('timedOut'));
    await settled();
    expect(viewModel()).toMatchObject({ state: { status: 'ready' }, moreFailure: 'timedOut' });
    expect(found()?.hits).toHaveLength(10);
    send({ type: 'retry.asked' });
    expect(asked().at(-1)).toEqual(['바자회', 2]);
    search.last().resolve(aPage([]));
    await settled();
    expect(viewModel()).toMatchObject({
      state: { status: 'ready', value: { hasMore: false } },
      moreFailure: undefined,
    });
  });
});

describe('FIND-02 a server that cannot search', () => {
  const items: readonly SearchableItem[] = [
    { kind: 'event', itemId: 4, title: '바자회', text: '여전도회', date: '2026-11-21' },
  ];

  it('makes the recent items be read once and searched, also for the text that was typed meanwhile', async () => {
    const { clock, search, recent, navigation, type, viewModel } = running('바자회');
    search.last().resolve(refused('unsupported'));
    await settled();
    expect(viewModel().state.status).toBe('loading');
    type('여전도회');
    expect(recent.last().args[0]?.aborted).toBe(false);
    recent.last().resolve(done(items));
    await settled();
    expect(search.last().args[0]).toEqual({ words: ['여전도회'], page: 1, recent: items });
    search.last().resolve(aPage([], { isRecentOnly: true }));
    await settled();
    expect(viewModel()).toMatchObject({ state: { status: 'ready', value: { isRecentOnly: true } } });
    navigation.arrive(q('바자'));
    await settled();
    clock.increment(PAUSE);
    expect(search.last().args[0].recent).toEqual(items);
    expect(recent.calls).toHaveLength(1);
  });

  it('fails with a reason when they cannot be read, and reads them at the next try', async () => {
    const { search, recent, send, viewModel } = running('바자회');
    search.last().resolve(refused('unsupported'));
    await settled();
    recent.last().resolve(refused('networkError'));
    await settled();
    expect(viewModel()).toMatchObject({ state: { status: 'failed', reason: 'networkError' } });
    send({ type: 'retry.asked' });
    search.last().resolve(refused('unsupported'));
    await settled();
    expect(recent.calls).toHaveLength(2);
  });
});

describe('FIND-01 a reader who comes back to a search', () => {
  const historyOf = () => {
    const at = { entry: 'first' };
    return { at, cache: makeSearchCache({ current: () => at.entry }) };
  };

  it('finds all the hits that were read there, without a call, and reads on from them', async () => {
    const { cache } = historyOf();
    const before = running('바자회', cache);
    before.search.last().resolve(aPage([aHit(1)], { hasMore: true }));
    await settled();
    before.send({ type: 'more.asked' });
    before.search.last().resolve(aPage([aHit(2)], { hasMore: true }));
    await settled();
    before.stop();

    const again = running('바자회', cache);
    expect(again.viewModel()).toMatchObject({
      state: { status: 'ready', value: { hits: [{ itemId: 1 }, { itemId: 2 }] } },
    });
    expect(again.asked()).toEqual([]);
    again.send({ type: 'more.asked' });
    expect(again.asked()).toEqual([['바자회', 3]]);
  });

  it('searches again on another entry of the history', async () => {
    const { at, cache } = historyOf();
    const before = running('바자회', cache);
    before.search.last().resolve(aPage([aHit(1)]));
    await settled();
    at.entry = 'second';
    expect(running('바자회', cache).asked()).toEqual([['바자회', 1]]);
  });

  it('goes on in the recent items where the server cannot search', async () => {
    const { cache } = historyOf();
    const before = running('바자회', cache);
    before.search.last().resolve(refused('unsupported'));
    await settled();
    before.recent.last().resolve(done([]));
    await settled();
    before.search.last().resolve(aPage([aHit(1)], { hasMore: true, isRecentOnly: true }));
    await settled();
    const again = running('바자회', cache);
    again.send({ type: 'more.asked' });
    expect(again.search.last().args[0]).toMatchObject({ page: 2, recent: [] });
  });

  it('is cached for a few entries only, the ones that were left last', async () => {
    const { at, cache } = historyOf();
    const result = {
      found: { hits: [], hasMore: false, isRecentOnly: false, words: ['바자회'], page: 1 },
      recent: undefined,
    };
    for (let entry = 1; entry <= 11; entry += 1) {
      at.entry = String(entry);
      cache.write(result);
    }
    at.entry = '1';
    expect(cache.read()).toBeUndefined();
    at.entry = '2';
    expect(cache.read()).toBe(result);
  });
});
