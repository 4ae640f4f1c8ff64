import { ANNOUNCEMENT_FORM, announcementPublishingBindings } from './announcements.editing.ts';
import { createFeature } from './entry.ts';
import { announcements } from './post-kinds.ts';
import { postFeedsFeature } from './posts.ts';

const list = postFeedsFeature(announcements);

/** Announcements: reading and publishing (ANNO-01, ANNO-02). */
export const announcementsFeature = createFeature({ ...list.tokens, form: ANNOUNCEMENT_FORM }, [
  ...list.bindings,
  announcementPublishingBindings,
]);
