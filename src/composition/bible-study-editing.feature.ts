import { bibleStudiesBindings } from './bible-studies.bindings.ts';
import { bibleStudyEditingBindings } from './bible-study-editing.bindings.ts';
import { bibleStudyPublishingBindings } from './bible-study-publishing.bindings.ts';
import { BIBLE_STUDY_EDIT_UPLOADS, BIBLE_STUDY_EDITING } from './content.tokens.ts';
import { createFeature } from './feature.ts';
import { uploadsBindings } from './uploads.bindings.ts';

/** Changing question sheets: a feature of its own, since few members do it. */
export const bibleStudyEditingFeature = createFeature(
  { editing: BIBLE_STUDY_EDITING, uploads: BIBLE_STUDY_EDIT_UPLOADS },
  [bibleStudiesBindings, uploadsBindings, bibleStudyPublishingBindings, bibleStudyEditingBindings],
);
