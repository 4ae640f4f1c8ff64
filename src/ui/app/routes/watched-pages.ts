import type { WatchedKind } from '@/content/seen/seen-posts.ts';
import { href } from './href.ts';

/** The pages of the lists whose new posts are counted (MINE-07). */
export const watchedPages = {
  announcement: href('announcements'),
  advertisement: href('advertisements'),
  bibleStudy: href('bibleStudies'),
  bulletin: href('bulletin'),
} as const satisfies Readonly<Record<WatchedKind, string>>;
