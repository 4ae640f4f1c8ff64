import { describe, expect, it } from 'vitest';
import { makeReadNewestAnnouncements } from '@/content/home/week-news.use-cases.ts';
import { done, refused } from '@/shared/outcome.ts';
import { anAnnouncement } from '../../../builders/announcement.ts';

describe('the newest announcements', () => {
  it('are the first three of the first page', async () => {
    const all = [5, 4, 3, 2].map((id) => anAnnouncement({ id }));
    const read = makeReadNewestAnnouncements({ page: (number) => Promise.resolve(done(number === 1 ? all : [])) });
    expect(await read()).toEqual(done(all.slice(0, 3)));
  });

  it('EDIT-04 begin with the pinned ones, and have a place for the newest one among them', async () => {
    const all = [
      ...[1, 2, 3].map((id) => anAnnouncement({ id, pinnedUntil: '2026-11-25' })),
      ...[9, 8].map((id) => anAnnouncement({ id })),
    ];
    const read = (from: number) =>
      makeReadNewestAnnouncements({ page: () => Promise.resolve(done(all.slice(from))) })();
    const ids = async (from: number) => {
      const outcome = await read(from);
      return outcome.kind === 'done' ? outcome.value.map(({ id }) => id) : outcome.reason;
    };
    expect(await Promise.all([0, 1, 2].map(ids))).toEqual([
      [1, 2, 9],
      [2, 3, 9],
      [3, 9, 8],
    ]);
  });

  it('EDIT-04 are the pinned ones alone where there is no other', async () => {
    const all = [1, 2, 3].map((id) => anAnnouncement({ id, pinnedUntil: '2026-11-25' }));
    const read = makeReadNewestAnnouncements({ page: () => Promise.resolve(done(all)) });
    expect(await read()).toEqual(done(all));
  });

  it('fail with the server’s reason', async () => {
    const read = makeReadNewestAnnouncements({ page: () => Promise.resolve(refused('networkError')) });
    expect(await read()).toEqual(refused('networkError'));
  });
});
