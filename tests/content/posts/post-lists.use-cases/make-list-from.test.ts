import { describe, expect, it } from 'vitest';
import { makeListFrom } from '@/content/posts/post-lists.use-cases.ts';
import type { Post } from '@/content/posts/posts.ts';
import { daysAfter } from '@/shared/dates.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import { PAGE_SIZE } from '../../../support/limits.ts';

/** One post a day, back from 18 November 2026, behind a pinned one of 31 October; the ids count the days. */
const daily = Array.from(
  { length: 40 },
  (_, at): Post => ({ id: at, title: '', created: daysAfter('2026-11-18', -at) }),
);
const isFirst = ({ id }: Post): boolean => id === 18;
const posts = [
  ...daily.filter(isFirst).map((post) => ({ ...post, pinnedUntil: '2026-11-25' as const })),
  ...daily.filter((post) => !isFirst(post)),
];

function open(start: string) {
  const asked: number[] = [];
  const signals = new Set<AbortSignal | undefined>();
  let failing: { readonly number: number; readonly reason: Failure } | undefined;
  const list = makeListFrom<Post>(
    {
      page: (number, signal) => {
        asked.push(number);
        signals.add(signal);
        const items = posts.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
        return Promise.resolve(failing?.number === number ? refused(failing.reason) : done(items));
      },
    },
    start,
  );
  return {
    list,
    asked,
    signals,
    fail: (number: number, reason: Failure) => {
      failing = { number, reason };
    },
    recover: () => {
      failing = undefined;
    },
  };
}

const idsOf = (page: Outcome<readonly Post[]>) => (page.kind === 'done' ? page.value.map(({ id }) => id) : page.reason);

describe('PAGE-03 a list from a month on', () => {
  it('looks for its beginning once, however many pages are read', async () => {
    const { list, asked } = open('2026-10');
    expect(idsOf(await list.page(1))).toEqual([18, 19]);
    const before = asked.length;
    expect(idsOf(await list.page(2))).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
    expect(asked.slice(before)).toEqual([3]);
  });

  it('is the whole list where the address names no month', async () => {
    const { list, asked } = open('2026-13');
    expect(idsOf(await list.page(1))).toEqual([18, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(asked).toEqual([1]);
  });

  it('looks again after a failure, and misses no pinned post then', async () => {
    const { list, fail, recover } = open('2026-10');
    fail(1, 'timedOut');
    expect(idsOf(await list.page(1))).toBe('timedOut');
    recover();
    expect(idsOf(await list.page(1))).toEqual([18, 19]);
  });

  it('reads a later page again after its failure, without another search', async () => {
    const { list, asked, fail, recover } = open('2026-10');
    await list.page(1);
    fail(3, 'networkError');
    expect(idsOf(await list.page(2))).toBe('networkError');
    recover();
    const before = asked.length;
    expect(idsOf(await list.page(2))).toHaveLength(PAGE_SIZE);
    expect(asked.slice(before)).toEqual([3]);
  });

  it('REL-18 gives up each of its calls with the page that asks', async () => {
    const { list, signals } = open('2026-10');
    const { signal } = new AbortController();
    await list.page(1, signal);
    expect([...signals]).toEqual([signal]);
  });
});
