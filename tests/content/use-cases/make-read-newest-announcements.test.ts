import { describe, expect, it } from 'vitest';
import { makeReadNewestAnnouncements } from '@/content/use-cases/make-read-newest-announcements.ts';
import { done, refused } from '@/shared/domain/outcome.ts';
import { anAnnouncement } from '../../builders/announcement.ts';

describe('the newest announcements', () => {
  it('are the first three of the first page', async () => {
    const all = [5, 4, 3, 2].map((id) => anAnnouncement({ id }));
    const read = makeReadNewestAnnouncements({ page: (number) => Promise.resolve(done(number === 1 ? all : [])) });
    expect(await read()).toEqual(done(all.slice(0, 3)));
  });

  it('fail with the server’s reason', async () => {
    const read = makeReadNewestAnnouncements({ page: () => Promise.resolve(refused('networkError')) });
    expect(await read()).toEqual(refused('networkError'));
  });
});
