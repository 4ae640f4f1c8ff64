import { bibleStudyKind } from '@/content/domain/attachment-kind.ts';
import { attachmentPostKind } from './attachment-post-kind.ts';
import { bibleStudies } from './bible-study.kind.ts';

/** How question sheets are published, changed and drafted. */
export const writtenBibleStudies = attachmentPostKind(bibleStudies, bibleStudyKind);
