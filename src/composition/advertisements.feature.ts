import { advertisementsBindings } from './advertisements.bindings.ts';
import { ADVERTISEMENT_FEED } from './content.tokens.ts';
import { createFeature } from './feature.ts';

/** Advertisements, for those who read them. */
export const advertisementsFeature = createFeature({ feed: ADVERTISEMENT_FEED }, [advertisementsBindings]);
