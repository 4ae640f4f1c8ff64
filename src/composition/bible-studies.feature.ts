import { bibleStudies } from './bible-study.kind.ts';
import { postFeedsFeature } from './post-feeds.ts';

/** The question sheets of the Bible study: reading only (BIBL-01). */
export const bibleStudiesFeature = postFeedsFeature(bibleStudies);
