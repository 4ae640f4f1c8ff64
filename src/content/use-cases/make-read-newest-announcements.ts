import { done, type Outcome } from '@/shared/domain/outcome.ts';
import type { Announcement } from '../domain/announcement.ts';
import { isPinned } from '../domain/pin.ts';
import type { PostRepository } from '../ports/post-repository.ts';

/** How many the home page shows. */
const SHOWN = 3;

export type ReadNewestAnnouncements = (signal?: AbortSignal) => Promise<Outcome<readonly Announcement[]>>;

/**
 * Reads the announcements for the home page: pinned ones first, as in the list, then the newest. The last place is
 * reserved for the newest one, so that pinned ones never hide it (EDIT-04).
 */
export function makeReadNewestAnnouncements(list: Pick<PostRepository<Announcement>, 'page'>): ReadNewestAnnouncements {
  return async (signal) => {
    const page = await list.page(1, signal);
    if (page.kind === 'refused') return page;
    const others = page.value.filter((post) => !isPinned(post));
    const pinned = page.value.filter(isPinned).slice(0, others.length === 0 ? SHOWN : SHOWN - 1);
    return done([...pinned, ...others].slice(0, SHOWN));
  };
}
