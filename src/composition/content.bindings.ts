import { ContainerModule } from 'inversify';
import type { NoticeBoard } from '@/adapters/browser/notice-board.ts';
import { makeHttpAnnouncementBoard } from '@/adapters/http/http-announcement-board.ts';
import { type AnnouncementDraft, announcementDraftProblems } from '@/content/domain/announcement.ts';
import type { AnnouncementBoard } from '@/content/ports/announcement-board.ts';
import { makePublishAnnouncement, type PublishAnnouncement } from '@/content/use-cases/make-publish-announcement.ts';
import { bindFeed } from '@/shared/machines/feed-binding.ts';
import { bindForm } from '@/shared/machines/form-binding.ts';
import { makeSessionDraft } from './session-draft.ts';
import * as tokens from './tokens.ts';

/** What the congregation reads and editors publish. */
export const contentBindings = new ContainerModule(({ bind }) => {
  bind(tokens.ANNOUNCEMENT_BOARD).toResolvedValue(makeHttpAnnouncementBoard, [tokens.AUTHENTICATED_CLIENT]);
  bind(tokens.PUBLISH_ANNOUNCEMENT).toResolvedValue(makePublishAnnouncement, [tokens.ANNOUNCEMENT_BOARD, tokens.CLOCK]);
  bind(tokens.ANNOUNCEMENT_FEED)
    .toResolvedValue(bindAnnouncementFeed, [tokens.ANNOUNCEMENT_BOARD, tokens.NOTICE_BOARD])
    .inSingletonScope();
  bind(tokens.ANNOUNCEMENT_FORM)
    .toResolvedValue(makeAnnouncementForm, [tokens.PUBLISH_ANNOUNCEMENT, tokens.NOTICE_BOARD, tokens.SESSION])
    .inSingletonScope();
});

function bindAnnouncementFeed(board: AnnouncementBoard, notices: NoticeBoard) {
  return bindFeed({
    loadPage: (page, signal) => board.page(page, signal),
    remove: ({ id }) => board.remove(id),
    offerUndo: (_, { undo, due }) =>
      notices.show({ tone: 'info', subject: 'announcementDeleted', onAction: undo, onGone: due }),
    tellNotLoaded: (reason) => notices.show({ tone: 'error', subject: 'announcementsNotLoaded', reason }),
    tellNotRemoved: (reason) => notices.show({ tone: 'error', subject: 'announcementNotDeleted', reason }),
  });
}

function makeAnnouncementForm(
  publish: PublishAnnouncement,
  notices: NoticeBoard,
  session: tokens.SessionActor,
): tokens.AnnouncementFormFactory {
  const kept = makeSessionDraft<AnnouncementDraft>(session);

  return (published) =>
    bindForm({
      draft: kept,
      definition: { initial: { title: '', content: '', author: '' }, problems: announcementDraftProblems },
      submit: async (draft, signal) => {
        const outcome = await publish(draft, signal);
        // Whoever has left the page gave it up (REL-18).
        if (outcome.kind === 'refused' && outcome.reason !== 'aborted') {
          notices.show({ tone: 'error', subject: 'announcementNotAdded', reason: outcome.reason });
        }
        return outcome;
      },
      accepted: (announcement, clear) => {
        published(announcement);
        notices.show({ tone: 'success', subject: 'announcementAdded' });
        clear();
      },
    });
}
