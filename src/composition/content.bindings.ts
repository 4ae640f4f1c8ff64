import { ContainerModule } from 'inversify';
import { localAuthorMemory } from '@/adapters/browser/local-author-memory.ts';
import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import { makeKeptDraft } from '@/auth/stores/kept-draft.ts';
import type { Announcement } from '@/content/domain/announcement.ts';
import { provideAnnouncementForms } from '@/content/machines/provide-announcement-forms.ts';
import { makePublishAnnouncement, type PublishAnnouncement } from '@/content/use-cases/make-publish-announcement.ts';
import { makeWrittenDrafts } from '@/content/use-cases/make-written-drafts.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import {
  ANNOUNCEMENT_FEED,
  ANNOUNCEMENT_FORM,
  ANNOUNCEMENT_REPOSITORY,
  type AnnouncementFormFactory,
  PUBLISH_ANNOUNCEMENT,
} from './content.tokens.ts';
import { bindPostFeeds } from './post-feeds.ts';
import { CLOCK, CURRENT_USER, NAVIGATION, NOTIFICATIONS } from './tokens.ts';

/** The church's announcements (ANNO-01…03). */
export const contentBindings = new ContainerModule(({ bind }) => {
  bind(PUBLISH_ANNOUNCEMENT).toResolvedValue(makePublishAnnouncement, [ANNOUNCEMENT_REPOSITORY, CLOCK]);
  bind(ANNOUNCEMENT_FEED).toResolvedValue(bindPostFeeds<Announcement>('announcement'), [
    ANNOUNCEMENT_REPOSITORY,
    NOTIFICATIONS,
    CLOCK,
  ]);
  bind(ANNOUNCEMENT_FORM).toResolvedValue(makeAnnouncementForms, [
    PUBLISH_ANNOUNCEMENT,
    NOTIFICATIONS,
    NAVIGATION,
    CURRENT_USER,
  ]);
});

function makeAnnouncementForms(
  publish: PublishAnnouncement,
  notifications: Notifications,
  navigation: Navigation,
  user: CurrentUser,
): AnnouncementFormFactory {
  const written = makeWrittenDrafts(user, localAuthorMemory);
  const draft = makeKeptDraft(user, makeSessionDraftStore('announcement'), written.blank);
  return provideAnnouncementForms(publish, written, draft, { notifications, navigation });
}
