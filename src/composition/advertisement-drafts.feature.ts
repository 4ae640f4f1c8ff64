import { ContainerModule } from 'inversify';
import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import { advertisementDraftCalls } from '@/adapters/http/draft-calls.ts';
import { makePostDrafts } from '@/adapters/http/post-drafts.ts';
import { makeKeptDraft } from '@/auth/stores/kept-draft.ts';
import type { Advertisement } from '@/content/domain/advertisement.ts';
import { optionalImageRule } from '@/content/domain/file-check.ts';
import { POST_FIELDS, type PostField } from '@/content/domain/post.ts';
import { ADVERTISEMENT_FIELDS } from '@/content/machines/provide-advertisement-editing.ts';
import {
  type AttachmentDrafts,
  type DraftQueue,
  provideAttachmentDrafts,
  startDraftUploads,
} from '@/content/machines/provide-attachment-drafts.ts';
import type { PostDrafts } from '@/content/ports/post-drafts.ts';
import { blankKeptEdit, keepEdits } from '@/content/stores/kept-edit.ts';
import { makeSendAttachmentDraft } from '@/content/use-cases/make-draft-senders.ts';
import type { SendDraft } from '@/content/use-cases/make-send-draft.ts';
import { advertisementPublishingBindings } from './advertisement-publishing.bindings.ts';
import { advertisementsBindings } from './advertisements.bindings.ts';
import { ADVERTISEMENT_PUBLISHER, ADVERTISEMENT_REPOSITORY, ADVERTISEMENT_UPLOADS } from './content.tokens.ts';
import { createFeature } from './feature.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NAVIGATION, NOTIFICATIONS, SERVER } from './tokens.ts';
import { uploadsBindings } from './uploads.bindings.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.tokens.ts';

const CALLS = token<PostDrafts<Advertisement>>('AdvertisementDraftCalls');
const SEND_DRAFT = token<SendDraft<Advertisement>>('SendAdvertisementDraft');
const UPLOADS = token<DraftQueue<Advertisement>>('AdvertisementDraftUploads');
const DRAFTS = token<AttachmentDrafts<PostField, Advertisement>>('AdvertisementDrafts');

const bindings = new ContainerModule(({ bind }) => {
  bind(CALLS).toResolvedValue(
    (send, uploads, { baseUrl }) => makePostDrafts(send, baseUrl, advertisementDraftCalls(baseUrl), uploads),
    [AUTHENTICATED_CLIENT, UPLOAD_GATEWAY, SERVER],
  );
  bind(SEND_DRAFT).toResolvedValue(makeSendAttachmentDraft<Advertisement>, [
    CALLS,
    ADVERTISEMENT_PUBLISHER,
    ADVERTISEMENT_REPOSITORY,
  ]);
  bind(UPLOADS).toResolvedValue(
    (user, sendDraft, heads) => startDraftUploads(user, sendDraft, heads, optionalImageRule),
    [CURRENT_USER, SEND_DRAFT, FILE_HEADS],
  );
  bind(DRAFTS).toResolvedValue(
    (calls, sendDraft, uploads, written, notifications, navigation, user) => {
      const store = makeSessionDraftStore('advertisementDraft');
      const kept = makeKeptDraft(user, store, () => blankKeptEdit(ADVERTISEMENT_FIELDS));
      return provideAttachmentDrafts({
        name: 'advertisement',
        fields: POST_FIELDS,
        hasOneFile: false,
        calls,
        sendDraft,
        uploads,
        written,
        drafts: keepEdits(ADVERTISEMENT_FIELDS, kept),
        notifications,
        navigation,
      });
    },
    [CALLS, SEND_DRAFT, UPLOADS, ADVERTISEMENT_UPLOADS, NOTIFICATIONS, NAVIGATION, CURRENT_USER],
  );
});

/** The drafts of advertisements (EDIT-03): a feature of its own, since few members write any. */
export const advertisementDraftsFeature = createFeature({ drafts: DRAFTS, uploads: UPLOADS }, [
  advertisementsBindings,
  uploadsBindings,
  advertisementPublishingBindings,
  bindings,
]);
