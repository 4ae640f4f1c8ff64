import { advertisements } from './advertisement.kind.ts';
import { postPinningFeature } from './post-pinning.ts';

/** Pinning advertisements (EDIT-04). */
export const advertisementPinningFeature = postPinningFeature(advertisements);
