import { ContainerModule } from 'inversify';
import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import { announcementDraftCalls } from '@/adapters/http/draft-calls.ts';
import { makePostDrafts } from '@/adapters/http/post-drafts.ts';
import { makeKeptDraft } from '@/auth/stores/kept-draft.ts';
import type { Announcement } from '@/content/domain/announcement.ts';
import { POST_FIELDS } from '@/content/domain/post.ts';
import { type AnnouncementDrafts, provideAnnouncementDrafts } from '@/content/machines/provide-post-drafts.ts';
import type { PostDrafts } from '@/content/ports/post-drafts.ts';
import { blankKeptEdit, keepEdits } from '@/content/stores/kept-edit.ts';
import { makeSendAnnouncementDraft } from '@/content/use-cases/make-draft-senders.ts';
import type { SendDraft } from '@/content/use-cases/make-send-draft.ts';
import { announcementRepositoryBindings } from './announcement-repository.bindings.ts';
import { contentBindings } from './content.bindings.ts';
import { ANNOUNCEMENT_REPOSITORY, PUBLISH_ANNOUNCEMENT } from './content.tokens.ts';
import { createFeature } from './feature.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NAVIGATION, NOTIFICATIONS, SERVER } from './tokens.ts';

const CALLS = token<PostDrafts<Announcement>>('AnnouncementDraftCalls');
const SEND_DRAFT = token<SendDraft<Announcement>>('SendAnnouncementDraft');
const DRAFTS = token<AnnouncementDrafts>('AnnouncementDrafts');

const bindings = new ContainerModule(({ bind }) => {
  bind(CALLS).toResolvedValue(
    (send, { baseUrl }) => makePostDrafts(send, baseUrl, announcementDraftCalls),
    [AUTHENTICATED_CLIENT, SERVER],
  );
  bind(SEND_DRAFT).toResolvedValue(makeSendAnnouncementDraft, [CALLS, PUBLISH_ANNOUNCEMENT, ANNOUNCEMENT_REPOSITORY]);
  bind(DRAFTS).toResolvedValue(
    (calls, sendDraft, notifications, navigation, user) => {
      const kept = makeKeptDraft(user, makeSessionDraftStore('announcementDraft'), () => blankKeptEdit(POST_FIELDS));
      const drafts = keepEdits(POST_FIELDS, kept);
      return provideAnnouncementDrafts({ calls, sendDraft, drafts, notifications, navigation });
    },
    [CALLS, SEND_DRAFT, NOTIFICATIONS, NAVIGATION, CURRENT_USER],
  );
});

/** The drafts of announcements (EDIT-03): a feature of its own, since few members write any. */
export const announcementDraftsFeature = createFeature({ drafts: DRAFTS }, [
  announcementRepositoryBindings,
  contentBindings,
  bindings,
]);
