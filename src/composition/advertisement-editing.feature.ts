import { makeHttpAdvertisementEditor } from '@/adapters/http/http-advertisement-editor.ts';
import { advertisementPublishingFeature } from './advertisement-publishing.feature.ts';
import { attachmentEditingFeature } from './attachment-editing.ts';
import { writtenAdvertisements } from './written-advertisement.kind.ts';

/** Changing advertisements (EDIT-01). */
export const advertisementEditingFeature = attachmentEditingFeature(
  writtenAdvertisements,
  makeHttpAdvertisementEditor,
  advertisementPublishingFeature,
);
