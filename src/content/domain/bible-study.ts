import type { Post } from './post.ts';

/** A question sheet of the Bible study (BIBL-01). */
export interface BibleStudy extends Post {
  /** Address of its PDF. */
  readonly sheet: string;
}
