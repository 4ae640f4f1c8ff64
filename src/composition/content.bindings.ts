import { ContainerModule } from 'inversify';
import type { NoticeBoard } from '@/adapters/browser/notice-board.ts';
import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import { makeHttpAnnouncementBoard } from '@/adapters/http/http-announcement-board.ts';
import { draftProblems } from '@/content/domain/post.ts';
import { makePublishAnnouncement, type PublishAnnouncement } from '@/content/use-cases/make-publish-announcement.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import {
  ANNOUNCEMENT_BOARD,
  ANNOUNCEMENT_FEED,
  ANNOUNCEMENT_FORM,
  type AnnouncementFormFactory,
  PUBLISH_ANNOUNCEMENT,
} from './content.tokens.ts';
import { makeKeptDraft } from './kept-draft.ts';
import { bindPostFeed, bindPostForm, intoList } from './posts.ts';
import { AUTHENTICATED_CLIENT, CLOCK, NAVIGATION, NOTICE_BOARD, SESSION, type SessionActor } from './tokens.ts';
import { makeWrittenDrafts } from './written-drafts.ts';

/** The church's announcements (ANNO-01…03). */
export const contentBindings = new ContainerModule(({ bind }) => {
  bind(ANNOUNCEMENT_BOARD).toResolvedValue(makeHttpAnnouncementBoard, [AUTHENTICATED_CLIENT]);
  bind(PUBLISH_ANNOUNCEMENT).toResolvedValue(makePublishAnnouncement, [ANNOUNCEMENT_BOARD, CLOCK]);
  bind(ANNOUNCEMENT_FEED)
    .toResolvedValue(
      (board, notices) => bindPostFeed(board, notices, 'announcement'),
      [ANNOUNCEMENT_BOARD, NOTICE_BOARD],
    )
    .inSingletonScope();
  bind(ANNOUNCEMENT_FORM)
    .toResolvedValue(makeAnnouncementForms, [PUBLISH_ANNOUNCEMENT, NOTICE_BOARD, NAVIGATION, SESSION])
    .inSingletonScope();
});

function makeAnnouncementForms(
  publish: PublishAnnouncement,
  notices: NoticeBoard,
  navigation: Navigation,
  session: SessionActor,
): AnnouncementFormFactory {
  const telling = { notices, navigation };
  const { blank, remember } = makeWrittenDrafts(session);
  const draft = makeKeptDraft(session, makeSessionDraftStore('announcement'), blank);
  const definition = { initial: blank(), anew: blank, problems: draftProblems };
  return (add) => ({
    ...bindPostForm(telling, {
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
