import { bibleStudies } from './bible-study.kind.ts';
import { postListFeature } from './post-list.ts';

/** The question sheets of the Bible study: reading only (BIBL-01). */
export const bibleStudiesFeature = postListFeature(bibleStudies);
