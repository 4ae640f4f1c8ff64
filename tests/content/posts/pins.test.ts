import { describe, expect, it } from 'vitest';
import { byDate, pinErrors, pinnedFirst, proposedPin } from '@/content/posts/pins.ts';
import type { Post } from '@/content/posts/posts.ts';
import type { CalendarDate } from '@/shared/dates.ts';

const TODAY = '2026-11-18';

const post = (id: number, created: CalendarDate | undefined, pinnedUntil?: CalendarDate): Post => ({
  id,
  title: '',
  created,
  pinnedUntil,
});
const idsOf = (posts: readonly Post[]) => posts.map(({ id }) => id);

describe('EDIT-04 the last day of a pin', () => {
  it('is a week from today unless the post is pinned already', () => {
    expect(proposedPin({}, TODAY)).toEqual({ until: '2026-11-25' });
    expect(proposedPin({ pinnedUntil: '2026-12-24' }, TODAY)).toEqual({ until: '2026-12-24' });
  });

  it.each([
    ['2026-11-18', undefined],
    ['2027-02-16', undefined],
    ['2026-11-17', 'past'],
    ['2027-02-17', 'tooFar'],
    ['20261-11-25', 'tooFar'],
    ['', 'missing'],
    ['2026-02-30', 'missing'],
  ] as const)('%s is wrong by %s', (until, error) => {
    expect(pinErrors({ until }, TODAY).until).toBe(error);
  });
});

describe('EDIT-04 a whole list with pinned posts at its head', () => {
  const order = pinnedFirst<Post>();
  const list = [
    post(4, '2026-11-10', '2026-11-25'),
    post(2, '2026-11-05', '2026-11-25'),
    post(9, '2026-11-17'),
    post(8, '2026-11-15'),
    post(7, '2026-11-08'),
  ];

  it('has a new post below them', () => {
    expect(idsOf(order.added(list, post(10, TODAY)))).toEqual([4, 2, 10, 9, 8, 7]);
  });

  it('has a post that is pinned now among them, the newest first', () => {
    expect(idsOf(order.moved(list, post(7, '2026-11-08', '2026-11-20')))).toEqual([4, 7, 2, 9, 8]);
    expect(idsOf(order.moved(list, post(8, '2026-11-01', '2026-11-20')))).toEqual([4, 2, 8, 9, 7]);
  });

  it('has a post that is pinned no more at its day, the later one of a day first', () => {
    expect(idsOf(order.moved(list, post(4, '2026-11-10')))).toEqual([2, 9, 8, 4, 7]);
    expect(idsOf(order.moved(list, post(4, '2026-11-08')))).toEqual([2, 9, 8, 7]);
    expect(idsOf(order.moved([...list, post(3, '2026-11-08')], post(4, '2026-11-08')))).toEqual([2, 9, 8, 7, 4, 3]);
  });

  it('lets one go that belongs behind all that is loaded, or whose day nobody knows', () => {
    expect(idsOf(order.moved(list, post(2, '2020-01-01')))).toEqual([4, 9, 8, 7]);
    expect(idsOf(order.moved(list, post(2, undefined)))).toEqual([4, 9, 8, 7]);
  });

  it('does not take one that was not in it', () => {
    expect(order.moved(list, post(77, TODAY, TODAY))).toBe(list);
  });
});

describe('EDIT-04 a list from a month on', () => {
  it('keeps a pinned post in its place, which the server has on another page', () => {
    const list = [post(9, '2026-10-17'), post(8, '2026-10-15')];
    const pinned = byDate<Post>().moved(list, post(8, '2026-10-15', TODAY));
    expect(idsOf(pinned)).toEqual([9, 8]);
    expect(byDate<Post>().countServed(pinned)).toBe(1);
  });
});
