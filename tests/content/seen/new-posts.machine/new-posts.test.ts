import { afterEach, describe, expect, it, vi } from 'vitest';
import { startNewPosts } from '@/content/seen/new-posts.machine.ts';
import type { NewestPosts } from '@/content/seen/new-posts.use-cases.ts';
import { makeSeenList } from '@/content/seen/seen-posts.store.ts';
import { done, refused } from '@/shared/outcome.ts';
import { anAnnouncement } from '../../../builders/announcement.ts';
import { settled } from '../../../fakes/deferred.ts';
import { takeReported } from '../../../fakes/reported-errors.ts';
import { seenMemory } from '../../../fakes/seen-list.ts';

const OLD = anAnnouncement({ id: 1, created: '2026-11-15' });
const FRESH = anAnnouncement({ id: 2, created: '2026-11-18' });

const TEN_MINUTES_MS = 600_000;

afterEach(() => void vi.useRealTimers());

async function look(answers: Partial<NewestPosts> = {}) {
  const memory = seenMemory();
  const seen = makeSeenList(memory, 'announcement');
  seen.notePage([OLD]);
  let readings = 0;
  const news = startNewPosts(() => {
    readings += 1;
    return Promise.resolve({
      announcement: done([FRESH, OLD]),
      advertisement: done([FRESH]),
      bibleStudy: done([]),
      bulletin: refused('unsupported'),
      ...answers,
    });
  }, memory);
  const before = news.read();
  news.subscribe(() => undefined);
  await settled();
  return { news, seen, before, readings: () => readings };
}

describe('MINE-07 what is new in the lists', () => {
  it('is read at the first subscription, and once for all subscribers', async () => {
    const { news, before, readings } = await look();
    news.subscribe(() => undefined);
    await settled();
    expect(before).toEqual({ isLoading: true, lists: [], failed: [] });
    expect(readings()).toBe(1);
  });

  it('is named list by list, only where there is something; nothing is new in a list that was never read', async () => {
    const { news } = await look();
    expect(news.read()).toEqual({
      isLoading: false,
      lists: [{ kind: 'announcement', posts: [FRESH], isMore: false }],
      failed: [],
    });
    expect(news.read()).toBe(news.read());
  });

  it('is gone as soon as it was read, in whichever tab', async () => {
    const { news, seen } = await look();
    seen.notePost(FRESH);
    expect(news.read().lists).toEqual([]);
  });

  it('is not known of a list that could not be read, until it is tried again', async () => {
    const { news, readings } = await look({ bibleStudy: refused('networkError') });
    expect(news.read().failed).toEqual(['bibleStudy']);
    news.retry();
    await settled();
    expect(readings()).toBe(2);
  });

  it('can be tried again long after it could not be read', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { news, readings } = await look({ bibleStudy: refused('networkError') });
    vi.advanceTimersByTime(TEN_MINUTES_MS);
    news.retry();
    await settled();
    expect(readings()).toBe(2);
  });

  it('is not known where the reading itself breaks, and can be tried again', async () => {
    const error = new TypeError('an error of the page');
    const news = startNewPosts(() => Promise.reject(error), seenMemory());
    news.subscribe(() => undefined);
    await settled();
    expect(news.read()).toEqual({
      isLoading: false,
      lists: [],
      failed: ['announcement', 'advertisement', 'bibleStudy', 'bulletin'],
    });
    news.retry();
    await settled();
    expect(takeReported()).toEqual([error, error]);
  });
});
