import type { Post, PostDraft } from './post.ts';

/** A question sheet of the Bible study (BIBL-01). */
export interface BibleStudy extends Post {
  /** Address of its PDF. */
  readonly sheet: string;
}

/** Without the PDF: chosen files are kept by the upload queue. */
export type BibleStudyDraft = Pick<PostDraft, 'title'>;

export const blankBibleStudy = (): BibleStudyDraft => ({ title: '' });
