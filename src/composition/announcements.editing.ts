import { ContainerModule } from 'inversify';
import { localAuthorMemory } from '@/adapters/browser/drafts.ts';
import { makeHttpAnnouncementEditor, makeHttpAnnouncementPublisher } from '@/adapters/http/announcements.writing.ts';
import { type Announcement, type AnnouncementDraft, announcementKind } from '@/content/posts/announcements.writing.ts';
import { POST_FIELDS } from '@/content/posts/posts.writing.ts';
import { type PostFormFactory, provideAnnouncementForms } from '@/content/writing/post-form.machine.ts';
import {
  makePublishAnnouncement,
  makeWrittenDrafts,
  type PublishAnnouncement,
} from '@/content/writing/publishing.use-cases.ts';
import type { AnnouncementPublisher } from '@/content/writing/writing.ports.ts';
import { storedDraft } from './drafts.ts';
import { announcements } from './post-kinds.ts';
import { plainEditingFeature } from './posts.editing.ts';
import { AUTHENTICATED_CLIENT, CLOCK, CURRENT_USER, NAVIGATION, NOTIFICATIONS, token } from './tokens.ts';

export const ANNOUNCEMENT_PUBLISHER = token<AnnouncementPublisher>('AnnouncementPublisher');
export const PUBLISH_ANNOUNCEMENT = token<PublishAnnouncement>('PublishAnnouncement');
export const ANNOUNCEMENT_FORM = token<PostFormFactory<AnnouncementDraft, Announcement>>('AnnouncementForm');

/** Publishing announcements (ANNO-02). */
export const announcementPublishingBindings = new ContainerModule(({ bind }) => {
  bind(ANNOUNCEMENT_PUBLISHER).toResolvedValue(makeHttpAnnouncementPublisher, [AUTHENTICATED_CLIENT]);
  bind(PUBLISH_ANNOUNCEMENT).toResolvedValue(makePublishAnnouncement, [
    ANNOUNCEMENT_PUBLISHER,
    announcements.repository,
    CLOCK,
  ]);
  bind(ANNOUNCEMENT_FORM).toResolvedValue(
    (publish, notifications, navigation, user) => {
      const written = makeWrittenDrafts(POST_FIELDS, user, localAuthorMemory);
      const draft = storedDraft(user, 'announcement', written.blank);
      return provideAnnouncementForms(publish, written, draft, { notifications, navigation });
    },
    [PUBLISH_ANNOUNCEMENT, NOTIFICATIONS, NAVIGATION, CURRENT_USER],
  );
});

/** How announcements are changed and drafted, with the code that publishes them. */
export const writtenAnnouncements = {
  ...announcementKind,
  publish: PUBLISH_ANNOUNCEMENT,
  bindings: [...announcements.bindings, announcementPublishingBindings],
};

/** Changing announcements (EDIT-01). */
export const announcementEditingFeature = plainEditingFeature(writtenAnnouncements, makeHttpAnnouncementEditor);
