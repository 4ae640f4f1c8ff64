import { advertisementsBindings } from './advertisements.bindings.ts';
import { ADVERTISEMENT_FEED } from './content.tokens.ts';
import { createFeature } from './feature.ts';
import { publishingRightBindings } from './publishing-right.bindings.ts';
import { PUBLISHING_RIGHTS } from './publishing-right.tokens.ts';

/** Advertisements: reading only. */
export const advertisementsFeature = createFeature({ feeds: ADVERTISEMENT_FEED, publishingRights: PUBLISHING_RIGHTS }, [
  publishingRightBindings,
  advertisementsBindings,
]);
