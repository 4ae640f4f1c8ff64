import { describe, expect, it } from 'vitest';
import { makePostPages } from '@/content/posts/post-lists.use-cases.ts';
import type { Post } from '@/content/posts/posts.ts';
import type { SeenList } from '@/content/seen/seen-posts.ports.ts';
import { daysAfter } from '@/shared/dates.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import { aSeenList } from '../../../fakes/seen-list.ts';
import { PAGE_SIZE } from '../../../support/limits.ts';

/** One post a day, back from 18 November 2026; the ids count the days. */
const posts = Array.from(
  { length: 100 },
  (_, at): Post => ({ id: at, title: '', created: daysAfter('2026-11-18', -at) }),
);

function open() {
  const asked: number[] = [];
  let entry = 'first';
  let failure: Failure | undefined;
  const pages = makePostPages<Post>(
    {
      page: (number) => {
        asked.push(number);
        return Promise.resolve(
          failure === undefined ? done(posts.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)) : refused(failure),
        );
      },
    },
    { current: () => entry },
    aSeenList(),
  );
  return {
    pages,
    asked,
    goTo: (other: string) => {
      entry = other;
    },
    fail: (reason: Failure | undefined) => {
      failure = reason;
    },
  };
}

const idsOf = (page: Outcome<readonly Post[]>) => (page.kind === 'done' ? page.value.map(({ id }) => id) : page.reason);

describe('PAGE-01, PAGE-03 the pages of a list that is gone back to', () => {
  it('are there again, each asked for once, and apart for each entry of the history', async () => {
    const { pages, asked, goTo } = open();
    await pages().page(1);
    await pages().page(2);
    goTo('second');
    await pages().page(1);
    goTo('first');
    expect(idsOf(await pages().page(2))).toEqual(posts.slice(10, 20).map(({ id }) => id));
    expect(asked).toEqual([1, 2, 1]);
  });

  it('are asked for again after a failure', async () => {
    const { pages, asked, fail } = open();
    fail('timedOut');
    expect(idsOf(await pages().page(1))).toBe('timedOut');
    fail(undefined);
    expect(idsOf(await pages().page(1))).toHaveLength(PAGE_SIZE);
    expect(asked).toEqual([1, 1]);
  });

  it('are kept for the last ten entries', async () => {
    const { pages, asked, goTo } = open();
    for (const entry of 'abcdefghijk') {
      goTo(entry);
      // oxlint-disable-next-line no-await-in-loop -- one entry after the other
      await pages().page(1);
    }
    goTo('k');
    await pages().page(1);
    expect(asked).toHaveLength(11);
    goTo('a');
    await pages().page(1);
    expect(asked).toHaveLength(12);
  });
});

describe('PAGE-03 the pages of a list from a month on', () => {
  it('begin with the newest post of the month, and go on from there', async () => {
    const { pages } = open();
    const october = pages('2026-10');
    // 31 October was 18 days before.
    expect(idsOf(await october.page(1))).toEqual([18, 19]);
    expect(idsOf(await october.page(2))).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
  });

  it('begin with the nearest earlier post where the month has none, and with the oldest where there is none earlier', async () => {
    const { pages } = open();
    expect(idsOf(await pages('2030').page(1))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(idsOf(await pages('1980-01').page(1))).toEqual([90, 91, 92, 93, 94, 95, 96, 97, 98, 99]);
  });

  describe('EDIT-04 where posts are pinned to the head of the list', () => {
    /** The server's list: those pinned first. */
    function withPins(pinnedIds: readonly number[], count = 100) {
      const all = posts
        .slice(0, count)
        .map((post, at) => (pinnedIds.includes(at) ? { ...post, pinnedUntil: '2026-11-25' as const } : post));
      const listed = [
        ...all.filter((post) => post.pinnedUntil !== undefined),
        ...all.filter((post) => post.pinnedUntil === undefined),
      ];
      const asked: number[] = [];
      const page = (number: number) => {
        asked.push(number);
        return Promise.resolve(done(listed.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)));
      };
      return { asked, pages: makePostPages<Post>({ page }, { current: () => 'one' }, aSeenList()) };
    }
    const readAll = async (list: { page: (number: number) => Promise<Outcome<readonly Post[]>> }) => {
      const read: unknown[] = [];
      for (let number = 1; number <= 20; number += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one page after the other, as a reader goes through them
        const page = await list.page(number);
        if (page.kind === 'refused') throw new Error(page.reason);
        if (page.value.length === 0) return read;
        read.push(...page.value.map(({ id }) => id));
      }
      throw new Error('The list has no end');
    };
    const from = (first: number, last = 99) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

    it.each([
      ['an older one', [80]],
      ['one of that month', [25]],
      ['younger ones', [3, 9]],
      ['three of different years of it', [2, 30, 99]],
    ])('a month begins with its own posts, with %s each in its place, and none is missing', async (_, pinned) => {
      expect(await readAll(withPins(pinned).pages('2026-10'))).toEqual(from(18));
    });

    it('the whole list begins with them, each once', async () => {
      expect(await readAll(withPins([80, 25]).pages())).toEqual([
        25,
        80,
        ...from(0).filter((id) => id !== 25 && id !== 80),
      ]);
    });

    it('nothing is asked for twice', async () => {
      const { asked, pages } = withPins([80]);
      await pages('2026-10').page(1);
      expect(new Set(asked).size).toBe(asked.length);
    });

    it('a list of nothing else is found too, and one whose last page is full', async () => {
      expect(await readAll(withPins([0, 1, 2], 3).pages('2026-11'))).toEqual([0, 1, 2]);
      expect(await readAll(withPins([19], 20).pages('2026-11'))).toEqual(from(0, 19));
    });
  });

  it('are looked for once more after a failure', async () => {
    const { pages, fail } = open();
    const october = pages('2026-10');
    fail('networkError');
    expect(idsOf(await october.page(1))).toBe('networkError');
    fail(undefined);
    expect(idsOf(await october.page(1))).toEqual([18, 19]);
  });
});

describe('MINE-07 the marks in a list', () => {
  const OLD: Post = { id: 1, title: '', created: '2026-11-15' };
  const FRESH: Post = { id: 2, title: '', created: '2026-11-18' };

  /** A visit to a list of these posts, by an entry of its own. */
  const visit = (seen: SeenList, ...listed: readonly Post[]) =>
    makePostPages<Post>({ page: () => Promise.resolve(done(listed)) }, { current: () => 'one' }, seen);
  const marked = (page: Outcome<readonly Post[]>) =>
    page.kind === 'done' ? page.value.filter(({ isNew }) => isNew === true).map(({ id }) => id) : page.reason;

  it('stand at what has come since its last visit, and stay until it is left', async () => {
    const seen = aSeenList();
    expect(marked(await visit(seen, OLD)().page(1))).toEqual([]);
    const pages = visit(seen, FRESH, OLD)();
    expect(marked(await pages.page(1))).toEqual([2]);
    expect(marked(await pages.page(2))).toEqual([2]);
    expect(marked(await visit(seen, FRESH, OLD)().page(1))).toEqual([]);
  });

  it('go when the list is opened again, although its pages are cached', async () => {
    const seen = aSeenList();
    seen.notePage([OLD]);
    const pages = visit(seen, FRESH, OLD);
    expect(marked(await pages().page(1))).toEqual([2]);
    expect(marked(await pages().page(1))).toEqual([]);
  });

  it('stand in a list from a month on too, which counts nothing as read', async () => {
    const seen = aSeenList();
    seen.notePage([OLD]);
    expect(marked(await visit(seen, FRESH, OLD)('2026-11').page(1))).toEqual([2]);
    expect(seen.read()?.through).toBe('2026-11-15');
  });

  it('wait for a page that can be read', async () => {
    const seen = aSeenList();
    const pages = makePostPages<Post>({ page: async () => refused('networkError') }, { current: () => 'one' }, seen);
    expect(marked(await pages().page(1))).toBe('networkError');
    expect(seen.read()).toBeUndefined();
  });
});
