import { done, type Outcome } from '@/shared/domain/outcome.ts';
import type { Announcement } from '../domain/announcement.ts';
import { newestAnnouncements } from '../domain/newest-announcements.ts';
import type { PostRepository } from '../ports/post-repository.ts';

export type ReadNewestAnnouncements = (signal?: AbortSignal) => Promise<Outcome<readonly Announcement[]>>;

/** Reads the announcements for the home page. */
export function makeReadNewestAnnouncements(list: Pick<PostRepository<Announcement>, 'page'>): ReadNewestAnnouncements {
  return async (signal) => {
    const page = await list.page(1, signal);
    return page.kind === 'refused' ? page : done(newestAnnouncements(page.value));
  };
}
