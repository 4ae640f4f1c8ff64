import { done, type Outcome } from '@/shared/domain/outcome.ts';
import type { Announcement } from '../domain/announcement.ts';
import type { AnnouncementRepository } from '../ports/announcement-repository.ts';

/** How many the home page shows. */
const SHOWN = 3;

export type ReadNewestAnnouncements = (signal?: AbortSignal) => Promise<Outcome<readonly Announcement[]>>;

/** Reads the announcements for the home page, newest first. */
export function makeReadNewestAnnouncements(list: Pick<AnnouncementRepository, 'page'>): ReadNewestAnnouncements {
  return async (signal) => {
    const page = await list.page(1, signal);
    return page.kind === 'done' ? done(page.value.slice(0, SHOWN)) : page;
  };
}
