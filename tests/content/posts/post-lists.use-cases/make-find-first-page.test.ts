import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeFindFirstPage } from '@/content/posts/post-lists.use-cases.ts';
import type { Post } from '@/content/posts/posts.ts';
import { type CalendarDate, daysAfter } from '@/shared/dates.ts';
import { done, refused } from '@/shared/outcome.ts';
import { PAGE_SIZE } from '../../../support/limits.ts';

const NEWEST = '2026-11-18';

/** A server with posts of these days, the newest first. */
function listOf(days: readonly (CalendarDate | undefined)[]) {
  const posts = days.map((created, at): Post => ({ id: days.length - at, title: '', created }));
  const asked: number[] = [];
  const find = makeFindFirstPage({
    page: (number) => {
      asked.push(number);
      return Promise.resolve(done(posts.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)));
    },
  });
  return { asked, find };
}

const everyDay = (count: number, apart = 1) =>
  Array.from({ length: count }, (_, at) => daysAfter(NEWEST, -Math.floor(at * apart)));

/** The expected result, found by reading every page. */
function firstPage(days: readonly (CalendarDate | undefined)[], day: CalendarDate): number {
  const at = days.findIndex((created) => created !== undefined && created <= day);
  const last = Math.max(1, Math.ceil(days.length / PAGE_SIZE));
  return at === -1 ? last : Math.floor(at / PAGE_SIZE) + 1;
}

describe('PAGE-03 the first page of a list with posts of a day or before', () => {
  it.each([
    [NEWEST, 1],
    ['2026-11-09', 1],
    ['2026-11-08', 2],
    ['2026-10-01', 5],
    ['2025-01-01', 10],
  ] as const)('of %s is page %i of a hundred posts, one a day', async (day, page) => {
    expect(await listOf(everyDay(100)).find(day)).toEqual(done(page));
  });

  it('is the first of an empty list, after one call', async () => {
    const { find, asked } = listOf([]);
    expect(await find(NEWEST)).toEqual(done(1));
    expect(asked).toEqual([1]);
  });

  it('is found among 10 000 posts by at most twenty calls', async () => {
    const days = everyDay(10_000, 1.7);
    const wanted = Array.from({ length: 60 }, (_, at) => daysAfter(NEWEST, -at * 290));
    const calls = await Promise.all(
      wanted.map(async (day) => {
        const { find, asked } = listOf(days);
        expect(await find(day)).toEqual(done(firstPage(days, day)));
        return asked.length;
      }),
    );
    expect(Math.max(...calls)).toBeLessThanOrEqual(20);
  });

  it('is found in any list that is in order, with posts without a day too', async () => {
    const gaps = fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 9 })), {
      maxLength: 300,
    });
    await fc.assert(
      fc.asyncProperty(gaps, fc.integer({ min: 0, max: 20_000 }), async (steps, before) => {
        let ago = 0;
        const days = steps.map(([gap]) => {
          ago += gap;
          return daysAfter(NEWEST, -ago);
        });
        const day = daysAfter(NEWEST, -before);
        const { find, asked } = listOf(days);
        expect(await find(day)).toEqual(done(firstPage(days, day)));
        expect(asked.length).toBeLessThanOrEqual(20);
      }),
    );
  });

  it('passes over posts without a day', async () => {
    const days = everyDay(100).map((day, at) => (at % PAGE_SIZE === 9 ? undefined : day));
    expect(await listOf(days).find('2026-10-01')).toEqual(done(firstPage(days, '2026-10-01')));
  });

  it('ends at some time on a server whose pages never end', async () => {
    const asked: number[] = [];
    const find = makeFindFirstPage({
      page: (number) => {
        asked.push(number);
        return Promise.resolve(done([{ id: number, title: '', created: NEWEST }]));
      },
    });
    expect((await find('2020-01-01')).kind).toBe('done');
    expect(asked.length).toBeLessThanOrEqual(60);
  });

  it('fails with the page that fails', async () => {
    const find = makeFindFirstPage({ page: () => Promise.resolve(refused('timedOut')) });
    expect(await find(NEWEST)).toEqual(refused('timedOut'));
  });
});
