import { ContainerModule } from 'inversify';
import { draftCallsOf } from '@/adapters/http/draft-calls.ts';
import { makeHttpPostDraftRepository } from '@/adapters/http/http-post-draft-repository.ts';
import { fieldsWithFiles } from '@/content/domain/attachment-edit.ts';
import type { Post, PostDraft, PostField } from '@/content/domain/post.ts';
import {
  type AttachmentDrafts,
  type DraftQueue,
  provideAttachmentDrafts,
  startDraftUploads,
} from '@/content/machines/provide-attachment-drafts.ts';
import type { UploadQueueActor } from '@/content/machines/upload-view-model.ts';
import type { PostDraftRepository } from '@/content/ports/post-draft-repository.ts';
import { makeSendAttachmentDraft } from '@/content/use-cases/make-draft-senders.ts';
import type { SendDraft } from '@/content/use-cases/make-send-draft.ts';
import type { AttachmentPostKind } from './attachment-post-kind.ts';
import { byName } from './by-name.ts';
import { createFeature, type Feature } from './feature.ts';
import { storedEdits } from './stored-edits.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, BASE_URL, CURRENT_USER, NAVIGATION, NOTIFICATIONS } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.bindings.ts';

/**
 * The drafts of posts with files (EDIT-03): a feature of its own, since few members write any.
 * @param publishing provides the files of the form of a new post
 */
export function attachmentDraftsFeature<Field extends PostField, Item extends Post & Partial<PostDraft>>(
  kind: AttachmentPostKind<Field, Item>,
  publishing: Feature<{ readonly uploads: UploadQueueActor }>,
) {
  const { name, calls, fields } = kind;
  const saved = token<PostDraftRepository<Item>>(`${name}DraftCalls`);
  const sendDraft = token<SendDraft<Item>>(`${name}SendDraft`);
  const uploads = token<DraftQueue<Item>>(`${name}DraftUploads`);
  const drafts = token<AttachmentDrafts<Field, Item>>(`${name}Drafts`);
  const bindings = new ContainerModule(({ bind }) => {
    bind(saved).toResolvedValue(
      (send, baseUrl, gateway) => makeHttpPostDraftRepository(send, baseUrl, draftCallsOf(calls, fields), gateway),
      [AUTHENTICATED_CLIENT, BASE_URL, UPLOAD_GATEWAY],
    );
    bind(sendDraft).toResolvedValue(makeSendAttachmentDraft<Item>, [saved, kind.publisher, kind.repository]);
    bind(uploads).toResolvedValue(
      (...services) => startDraftUploads(kind, ...services),
      [CURRENT_USER, sendDraft, FILE_HEADS],
    );
    bind(drafts).toResolvedValue(
      ...byName(
        ({ user, ...services }) =>
          provideAttachmentDrafts(kind, {
            ...services,
            drafts: storedEdits(user, `${name}Draft`, fieldsWithFiles(fields)),
          }),
        {
          calls: saved,
          sendDraft,
          uploads,
          written: publishing.tokens.uploads,
          notifications: NOTIFICATIONS,
          navigation: NAVIGATION,
          user: CURRENT_USER,
        },
      ),
    );
  });
  return createFeature({ drafts, uploads }, [...publishing.bindings, bindings]);
}
