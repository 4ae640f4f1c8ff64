import { advertisementsBindings } from './advertisements.bindings.ts';
import { ADVERTISEMENT_FEED } from './content.tokens.ts';
import { createFeature } from './feature.ts';

/** Advertisements: reading only. */
export const advertisementsFeature = createFeature({ feeds: ADVERTISEMENT_FEED }, [advertisementsBindings]);
