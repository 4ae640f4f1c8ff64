import { ContainerModule } from 'inversify';
import { localAuthorMemory } from '@/adapters/browser/local-author-memory.ts';
import { POST_FIELDS } from '@/content/domain/post.ts';
import { provideAnnouncementForms } from '@/content/machines/provide-announcement-forms.ts';
import { makePublishAnnouncement } from '@/content/use-cases/make-publish-announcement.ts';
import { makeWrittenDrafts } from '@/content/use-cases/make-written-drafts.ts';
import { ANNOUNCEMENT_FORM, ANNOUNCEMENT_REPOSITORY, PUBLISH_ANNOUNCEMENT } from './announcements.tokens.ts';
import { keptDraft } from './kept-draft.ts';
import { CLOCK, CURRENT_USER, NAVIGATION, NOTIFICATIONS } from './tokens.ts';

/** Publishing announcements (ANNO-02). */
export const announcementPublishingBindings = new ContainerModule(({ bind }) => {
  bind(PUBLISH_ANNOUNCEMENT).toResolvedValue(makePublishAnnouncement, [ANNOUNCEMENT_REPOSITORY, CLOCK]);
  bind(ANNOUNCEMENT_FORM).toResolvedValue(
    (publish, notifications, navigation, user) => {
      const written = makeWrittenDrafts(POST_FIELDS, user, localAuthorMemory);
      const draft = keptDraft(user, 'announcement', written.blank);
      return provideAnnouncementForms(publish, written, draft, { notifications, navigation });
    },
    [PUBLISH_ANNOUNCEMENT, NOTIFICATIONS, NAVIGATION, CURRENT_USER],
  );
});
