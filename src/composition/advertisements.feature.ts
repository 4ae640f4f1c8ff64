import { advertisements } from './advertisement.kind.ts';
import { postListFeature } from './post-list.ts';

/** Advertisements: reading only (ADVT-01). */
export const advertisementsFeature = postListFeature(advertisements);
