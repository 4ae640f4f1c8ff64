import { bibleStudies } from './bible-study.kind.ts';
import { postPinningFeature } from './post-pinning.ts';

/** Pinning question sheets (EDIT-04). */
export const bibleStudyPinningFeature = postPinningFeature(bibleStudies);
