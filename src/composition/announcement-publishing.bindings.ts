import { ContainerModule } from 'inversify';
import { localAuthorMemory } from '@/adapters/browser/local-author-memory.ts';
import { makeHttpAnnouncementPublisher } from '@/adapters/http/http-announcement-publisher.ts';
import type { Announcement, AnnouncementDraft } from '@/content/domain/announcement.ts';
import { POST_FIELDS } from '@/content/domain/post.ts';
import { provideAnnouncementForms } from '@/content/machines/provide-announcement-forms.ts';
import type { PostFormFactory } from '@/content/machines/provide-post-form.ts';
import type { AnnouncementPublisher } from '@/content/ports/announcement-publisher.ts';
import { makePublishAnnouncement, type PublishAnnouncement } from '@/content/use-cases/make-publish-announcement.ts';
import { makeWrittenDrafts } from '@/content/use-cases/make-written-drafts.ts';
import { announcements } from './announcement.kind.ts';
import { storedDraft } from './stored-draft.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CLOCK, CURRENT_USER, NAVIGATION, NOTIFICATIONS } from './tokens.ts';

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
