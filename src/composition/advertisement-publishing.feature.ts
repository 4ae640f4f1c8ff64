import { advertisementPublishingBindings } from './advertisement-publishing.bindings.ts';
import { advertisementsBindings } from './advertisements.bindings.ts';
import { ADVERTISEMENT_FORM, ADVERTISEMENT_UPLOADS } from './content.tokens.ts';
import { createFeature } from './feature.ts';
import { uploadsBindings } from './uploads.bindings.ts';

/** Publishing advertisements: a feature of its own, since few members do it. */
export const advertisementPublishingFeature = createFeature(
  { form: ADVERTISEMENT_FORM, uploads: ADVERTISEMENT_UPLOADS },
  [advertisementsBindings, uploadsBindings, advertisementPublishingBindings],
);
