import { advertisements } from './advertisement.kind.ts';
import { postFeedsFeature } from './post-feeds.ts';

/** Advertisements: reading only (ADVT-01). */
export const advertisementsFeature = postFeedsFeature(advertisements);
