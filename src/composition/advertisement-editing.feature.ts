import { advertisementEditingBindings } from './advertisement-editing.bindings.ts';
import { advertisementPublishingBindings } from './advertisement-publishing.bindings.ts';
import { advertisementsBindings } from './advertisements.bindings.ts';
import { ADVERTISEMENT_EDIT_UPLOADS, ADVERTISEMENT_EDITING } from './content.tokens.ts';
import { createFeature } from './feature.ts';
import { uploadsBindings } from './uploads.bindings.ts';

/** Changing advertisements: a feature of its own, since few members do it. */
export const advertisementEditingFeature = createFeature(
  { editing: ADVERTISEMENT_EDITING, uploads: ADVERTISEMENT_EDIT_UPLOADS },
  [advertisementsBindings, uploadsBindings, advertisementPublishingBindings, advertisementEditingBindings],
);
