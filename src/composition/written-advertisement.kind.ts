import { advertisementKind } from '@/content/domain/attachment-kind.ts';
import { advertisements } from './advertisement.kind.ts';
import { attachmentPostKind } from './attachment-post-kind.ts';

/** How advertisements are published, changed and drafted. */
export const writtenAdvertisements = attachmentPostKind(advertisements, advertisementKind);
