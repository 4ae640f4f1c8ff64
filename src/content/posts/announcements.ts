import { isPinned } from './pins.ts';
import type { Announcement } from './posts.ts';

/** How many the home page shows. */
const SHOWN = 3;

/**
 * The announcements for the home page, from the first page of their list: pinned ones first, as in the list, then the newest.
 * One place is always the newest one's, so that pins never hide what has just been written (EDIT-04).
 */
export function newestAnnouncements(page: readonly Announcement[]): readonly Announcement[] {
  const others = page.filter((post) => !isPinned(post));
  const pinned = page.filter(isPinned).slice(0, others.length === 0 ? SHOWN : SHOWN - 1);
  return [...pinned, ...others].slice(0, SHOWN);
}
