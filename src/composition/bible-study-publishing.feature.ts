import { bibleStudiesBindings } from './bible-studies.bindings.ts';
import { bibleStudyPublishingBindings } from './bible-study-publishing.bindings.ts';
import { BIBLE_STUDY_FORM, BIBLE_STUDY_UPLOADS } from './content.tokens.ts';
import { createFeature } from './feature.ts';
import { uploadsBindings } from './uploads.bindings.ts';

/** Publishing question sheets: a feature of its own, since few members do it. */
export const bibleStudyPublishingFeature = createFeature({ form: BIBLE_STUDY_FORM, uploads: BIBLE_STUDY_UPLOADS }, [
  bibleStudiesBindings,
  uploadsBindings,
  bibleStudyPublishingBindings,
]);
