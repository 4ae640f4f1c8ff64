import { ContainerModule } from 'inversify';
import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import type { ToastQueue } from '@/adapters/browser/toast-queue.ts';
import { makeHttpAnnouncementRepository } from '@/adapters/http/http-announcement-repository.ts';
import { draftProblems } from '@/content/domain/post.ts';
import { makePublishAnnouncement, type PublishAnnouncement } from '@/content/use-cases/make-publish-announcement.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import {
  ANNOUNCEMENT_FEED,
  ANNOUNCEMENT_FORM,
  ANNOUNCEMENT_REPOSITORY,
  type AnnouncementFormFactory,
  PUBLISH_ANNOUNCEMENT,
} from './content.tokens.ts';
import { makeKeptDraft } from './kept-draft.ts';
import { intoList, providePostFeed, providePostForm } from './posts.ts';
import { AUTHENTICATED_CLIENT, CLOCK, NAVIGATION, NOTIFICATIONS, SESSION, type SessionActor } from './tokens.ts';
import { makeWrittenDrafts } from './written-drafts.ts';

/** The church's announcements (ANNO-01…03). */
export const contentBindings = new ContainerModule(({ bind }) => {
  bind(ANNOUNCEMENT_REPOSITORY).toResolvedValue(makeHttpAnnouncementRepository, [AUTHENTICATED_CLIENT]);
  bind(PUBLISH_ANNOUNCEMENT).toResolvedValue(makePublishAnnouncement, [ANNOUNCEMENT_REPOSITORY, CLOCK]);
  bind(ANNOUNCEMENT_FEED)
    .toResolvedValue(
      (board, notices) => providePostFeed(board, notices, 'announcement'),
      [ANNOUNCEMENT_REPOSITORY, NOTIFICATIONS],
    )
    .inSingletonScope();
  bind(ANNOUNCEMENT_FORM)
    .toResolvedValue(makeAnnouncementForms, [PUBLISH_ANNOUNCEMENT, NOTIFICATIONS, NAVIGATION, SESSION])
    .inSingletonScope();
});

function makeAnnouncementForms(
  publish: PublishAnnouncement,
  notices: ToastQueue,
  navigation: Navigation,
  session: SessionActor,
): AnnouncementFormFactory {
  const telling = { notices, navigation };
  const { blank, remember } = makeWrittenDrafts(session);
  const draft = makeKeptDraft(session, makeSessionDraftStore('announcement'), blank);
  const definition = { initial: blank(), anew: blank, problems: draftProblems };
  return (add) => ({
    ...providePostForm(telling, {
      name: 'announcement',
      definition,
      draft,
      publish,
      published: intoList(navigation, add),
      remember,
    }),
    lostFiles: [],
  });
}
