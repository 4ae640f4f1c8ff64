import { advertisementPublishingFeature } from './advertisement-publishing.feature.ts';
import { attachmentDraftsFeature } from './attachment-drafts.ts';
import { writtenAdvertisements } from './written-advertisement.kind.ts';

/** The drafts of advertisements (EDIT-03). */
export const advertisementDraftsFeature = attachmentDraftsFeature(
  writtenAdvertisements,
  advertisementPublishingFeature,
);
