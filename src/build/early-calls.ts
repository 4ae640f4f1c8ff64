import { ADVERTISEMENTS } from '@/adapters/http/advertisements.ts';
import { FIRST_ANNOUNCEMENTS } from '@/adapters/http/announcements.ts';
import { BIBLE_STUDIES } from '@/adapters/http/bible-studies.ts';
import { postPagePath } from '@/adapters/http/wire.ts';
import type { PageName } from '@/ui/app/routes/routes.ts';

/**
 * The first call of a page, below the server's base address, where it is always the same: the page's early script makes
 * it once the page is painted, and `adapters/http/early-call.ts` passes the answer to the app.
 */
export const EARLY_CALLS: Partial<Readonly<Record<PageName, string>>> = {
  home: FIRST_ANNOUNCEMENTS,
  announcements: FIRST_ANNOUNCEMENTS,
  advertisements: postPagePath(ADVERTISEMENTS.list, 1),
  bibleStudies: postPagePath(BIBLE_STUDIES.list, 1),
};
