import { ContainerModule } from 'inversify';
import type { NoticeBoard } from '@/adapters/browser/notice-board.ts';
import { makeHttpAnnouncementBoard } from '@/adapters/http/http-announcement-board.ts';
import type { AnnouncementDraft } from '@/content/domain/announcement.ts';
import { draftProblems } from '@/content/domain/post.ts';
import { makePublishAnnouncement, type PublishAnnouncement } from '@/content/use-cases/make-publish-announcement.ts';
import { bindPostFeed, bindPostForm } from './posts.ts';
import { makeSessionDraft } from './session-draft.ts';
import * as tokens from './tokens.ts';

/** The church's announcements (ANNO-01…03). */
export const contentBindings = new ContainerModule(({ bind }) => {
  bind(tokens.ANNOUNCEMENT_BOARD).toResolvedValue(makeHttpAnnouncementBoard, [tokens.AUTHENTICATED_CLIENT]);
  bind(tokens.PUBLISH_ANNOUNCEMENT).toResolvedValue(makePublishAnnouncement, [tokens.ANNOUNCEMENT_BOARD, tokens.CLOCK]);
  bind(tokens.ANNOUNCEMENT_FEED)
    .toResolvedValue(
      (board, notices) => bindPostFeed(board, notices, 'announcement'),
      [tokens.ANNOUNCEMENT_BOARD, tokens.NOTICE_BOARD],
    )
    .inSingletonScope();
  bind(tokens.ANNOUNCEMENT_FORM)
    .toResolvedValue(makeAnnouncementForms, [tokens.PUBLISH_ANNOUNCEMENT, tokens.NOTICE_BOARD, tokens.SESSION])
    .inSingletonScope();
});

function makeAnnouncementForms(
  publish: PublishAnnouncement,
  notices: NoticeBoard,
  session: tokens.SessionActor,
): tokens.AnnouncementFormFactory {
  const draft = makeSessionDraft<AnnouncementDraft>(session);
  const definition = { initial: { title: '', content: '', author: '' }, problems: draftProblems };
  return (published) => bindPostForm(notices, { name: 'announcement', definition, draft, publish, published });
}
