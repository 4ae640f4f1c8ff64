import { ContainerModule } from 'inversify';
import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import { bibleStudyDraftCalls } from '@/adapters/http/draft-calls.ts';
import { makePostDrafts } from '@/adapters/http/post-drafts.ts';
import { makeKeptDraft } from '@/auth/stores/kept-draft.ts';
import type { BibleStudy } from '@/content/domain/bible-study.ts';
import { pdfRule } from '@/content/domain/file-check.ts';

import {
  type AttachmentDrafts,
  type DraftQueue,
  provideAttachmentDrafts,
  startDraftUploads,
} from '@/content/machines/provide-attachment-drafts.ts';
import { SHEET_FIELDS } from '@/content/machines/provide-bible-study-editing.ts';
import type { PostDrafts } from '@/content/ports/post-drafts.ts';
import { blankKeptEdit, keepEdits } from '@/content/stores/kept-edit.ts';
import { makeSendAttachmentDraft } from '@/content/use-cases/make-draft-senders.ts';
import type { SendDraft } from '@/content/use-cases/make-send-draft.ts';
import { bibleStudiesBindings } from './bible-studies.bindings.ts';
import { bibleStudyPublishingBindings } from './bible-study-publishing.bindings.ts';
import { BIBLE_STUDY_PUBLISHER, BIBLE_STUDY_REPOSITORY, BIBLE_STUDY_UPLOADS } from './content.tokens.ts';
import { createFeature } from './feature.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NAVIGATION, NOTIFICATIONS, SERVER } from './tokens.ts';
import { uploadsBindings } from './uploads.bindings.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.tokens.ts';

const CALLS = token<PostDrafts<BibleStudy>>('BibleStudyDraftCalls');
const SEND_DRAFT = token<SendDraft<BibleStudy>>('SendBibleStudyDraft');
const UPLOADS = token<DraftQueue<BibleStudy>>('BibleStudyDraftUploads');
const DRAFTS = token<AttachmentDrafts<'title', BibleStudy>>('BibleStudyDrafts');

const bindings = new ContainerModule(({ bind }) => {
  bind(CALLS).toResolvedValue(
    (send, uploads, { baseUrl }) => makePostDrafts(send, baseUrl, bibleStudyDraftCalls(baseUrl), uploads),
    [AUTHENTICATED_CLIENT, UPLOAD_GATEWAY, SERVER],
  );
  bind(SEND_DRAFT).toResolvedValue(makeSendAttachmentDraft<BibleStudy>, [
    CALLS,
    BIBLE_STUDY_PUBLISHER,
    BIBLE_STUDY_REPOSITORY,
  ]);
  bind(UPLOADS).toResolvedValue(
    (user, sendDraft, heads) => startDraftUploads(user, sendDraft, heads, pdfRule),
    [CURRENT_USER, SEND_DRAFT, FILE_HEADS],
  );
  bind(DRAFTS).toResolvedValue(
    (calls, sendDraft, uploads, written, notifications, navigation, user) => {
      const store = makeSessionDraftStore('bibleStudyDraft');
      const kept = makeKeptDraft(user, store, () => blankKeptEdit(SHEET_FIELDS));
      return provideAttachmentDrafts({
        name: 'bibleStudy',
        fields: ['title'],
        hasOneFile: true,
        calls,
        sendDraft,
        uploads,
        written,
        drafts: keepEdits(SHEET_FIELDS, kept),
        notifications,
        navigation,
      });
    },
    [CALLS, SEND_DRAFT, UPLOADS, BIBLE_STUDY_UPLOADS, NOTIFICATIONS, NAVIGATION, CURRENT_USER],
  );
});

/** The drafts of question sheets (EDIT-03): a feature of its own, since few members write any. */
export const bibleStudyDraftsFeature = createFeature({ drafts: DRAFTS, uploads: UPLOADS }, [
  bibleStudiesBindings,
  uploadsBindings,
  bibleStudyPublishingBindings,
  bindings,
]);
