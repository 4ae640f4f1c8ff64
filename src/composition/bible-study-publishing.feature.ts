import { attachmentPublishingFeature } from './attachment-publishing.ts';
import { writtenBibleStudies } from './written-bible-study.kind.ts';

/** Publishing question sheets (BIBL-02). */
export const bibleStudyPublishingFeature = attachmentPublishingFeature(writtenBibleStudies);
