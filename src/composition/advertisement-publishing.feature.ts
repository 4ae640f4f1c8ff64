import { attachmentPublishingFeature } from './attachment-publishing.ts';
import { writtenAdvertisements } from './written-advertisement.kind.ts';

/** Publishing advertisements (ADVT-02). */
export const advertisementPublishingFeature = attachmentPublishingFeature(writtenAdvertisements);
