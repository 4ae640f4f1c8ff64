import { announcementKind } from '@/content/domain/announcement.ts';
import { announcements } from './announcement.kind.ts';
import { announcementPublishingBindings, PUBLISH_ANNOUNCEMENT } from './announcement-publishing.bindings.ts';

/** How announcements are changed and drafted, with the code that publishes them. */
export const writtenAnnouncements = {
  ...announcementKind,
  publish: PUBLISH_ANNOUNCEMENT,
  bindings: [...announcements.bindings, announcementPublishingBindings],
};
