import type { Post, PostDraft } from './post.ts';

/** A question sheet of the Bible study (BIBL-01). */
export interface BibleStudy extends Post {
  /** Where its PDF is. */
  readonly sheet: string;
}

/** Its PDF waits elsewhere: files cannot be typed. */
export type BibleStudyDraft = Pick<PostDraft, 'title'>;

export const blankBibleStudy = (): BibleStudyDraft => ({ title: '' });
