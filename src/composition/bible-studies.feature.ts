import { bibleStudiesBindings } from './bible-studies.bindings.ts';
import { BIBLE_STUDY_FEED } from './content.tokens.ts';
import { createFeature } from './feature.ts';

/** The question sheets of the Bible study: reading only. */
export const bibleStudiesFeature = createFeature({ feeds: BIBLE_STUDY_FEED }, [bibleStudiesBindings]);
