import { announcementKind } from '@/content/domain/announcement.ts';
import { announcementPublishingBindings } from './announcement-publishing.bindings.ts';
import { announcementRepositoryBindings } from './announcement-repository.bindings.ts';
import { ANNOUNCEMENT_REPOSITORY, PUBLISH_ANNOUNCEMENT } from './announcements.tokens.ts';

/** Announcements as they are changed and drafted, with the code that publishes them. */
export const writtenAnnouncements = {
  ...announcementKind,
  publish: PUBLISH_ANNOUNCEMENT,
  published: ANNOUNCEMENT_REPOSITORY,
  bindings: [announcementRepositoryBindings, announcementPublishingBindings],
};
