import { announcements } from './announcement.kind.ts';
import { ANNOUNCEMENT_FORM, announcementPublishingBindings } from './announcement-publishing.bindings.ts';
import { createFeature } from './feature.ts';
import { postFeedsFeature } from './post-feeds.ts';

const list = postFeedsFeature(announcements);

/** Announcements: reading and publishing (ANNO-01, ANNO-02). */
export const announcementsFeature = createFeature({ ...list.tokens, form: ANNOUNCEMENT_FORM }, [
  ...list.bindings,
  announcementPublishingBindings,
]);
