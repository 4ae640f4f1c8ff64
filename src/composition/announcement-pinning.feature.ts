import { announcements } from './announcement.kind.ts';
import { postPinningFeature } from './post-pinning.ts';

/** Pinning announcements (EDIT-04). */
export const announcementPinningFeature = postPinningFeature(announcements);
