import { makeHttpBibleStudyEditor } from '@/adapters/http/http-bible-study-editor.ts';
import { attachmentEditingFeature } from './attachment-editing.ts';
import { bibleStudyPublishingFeature } from './bible-study-publishing.feature.ts';
import { writtenBibleStudies } from './written-bible-study.kind.ts';

/** Changing question sheets (EDIT-01). */
export const bibleStudyEditingFeature = attachmentEditingFeature(
  writtenBibleStudies,
  makeHttpBibleStudyEditor,
  bibleStudyPublishingFeature,
);
