import { bibleStudiesBindings } from './bible-studies.bindings.ts';
import { BIBLE_STUDY_FEED } from './content.tokens.ts';
import { createFeature } from './feature.ts';
import { publishingRightBindings } from './publishing-right.bindings.ts';
import { PUBLISHING_RIGHTS } from './publishing-right.tokens.ts';

/** The question sheets of the Bible study: reading only. */
export const bibleStudiesFeature = createFeature({ feeds: BIBLE_STUDY_FEED, publishingRights: PUBLISHING_RIGHTS }, [
  publishingRightBindings,
  bibleStudiesBindings,
]);
