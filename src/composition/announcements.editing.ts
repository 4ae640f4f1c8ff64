import { ContainerModule } from 'inversify';
import { makeHttpAnnouncementEditor, makeHttpAnnouncementPublisher } from '@/adapters/http/announcements.writing.ts';
import { announcementKind } from '@/content/posts/announcements.writing.ts';
import { makePublishAnnouncement, type PublishAnnouncement } from '@/content/writing/publishing.use-cases.ts';
import type { AnnouncementPublisher } from '@/content/writing/writing.ports.ts';
import { announcements } from './post-kinds.ts';
import { plainEditingFeature } from './posts.editing.ts';
import { AUTHENTICATED_CLIENT, CLOCK, token } from './tokens.ts';

export const ANNOUNCEMENT_PUBLISHER = token<AnnouncementPublisher>('AnnouncementPublisher');
export const PUBLISH_ANNOUNCEMENT = token<PublishAnnouncement>('PublishAnnouncement');

/** Publishing announcements (ANNO-02). */
const announcementPublishingBindings = new ContainerModule(({ bind }) => {
  bind(ANNOUNCEMENT_PUBLISHER).toResolvedValue(makeHttpAnnouncementPublisher, [AUTHENTICATED_CLIENT]);
  bind(PUBLISH_ANNOUNCEMENT).toResolvedValue(makePublishAnnouncement, [
    ANNOUNCEMENT_PUBLISHER,
    announcements.repository,
    CLOCK,
  ]);
});

/** How announcements are changed and drafted, with the code that publishes them. */
export const writtenAnnouncements = {
  ...announcementKind,
  publish: PUBLISH_ANNOUNCEMENT,
  bindings: [...announcements.bindings, announcementPublishingBindings],
};

/** Changing announcements (EDIT-01). */
export const announcementEditingFeature = plainEditingFeature(writtenAnnouncements, makeHttpAnnouncementEditor);
