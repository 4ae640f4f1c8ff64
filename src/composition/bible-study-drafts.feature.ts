import { attachmentDraftsFeature } from './attachment-drafts.ts';
import { bibleStudyPublishingFeature } from './bible-study-publishing.feature.ts';
import { writtenBibleStudies } from './written-bible-study.kind.ts';

/** The drafts of question sheets (EDIT-03). */
export const bibleStudyDraftsFeature = attachmentDraftsFeature(writtenBibleStudies, bibleStudyPublishingFeature);
