import { ContainerModule } from 'inversify';
import { draftCallsOf, makeHttpPostDraftRepository } from '@/adapters/http/posts.drafts.ts';
import type { Post, PostDraft, PostField } from '@/content/posts/posts.writing.ts';
import type { UploadQueueActor } from '@/content/uploads/queued-files.machine.ts';
import {
  type AttachmentDrafts,
  type DraftQueue,
  provideAttachmentDrafts,
  startDraftUploads,
} from '@/content/writing/attachment-drafts.machine.ts';
import { fieldsWithFiles } from '@/content/writing/attachments.ts';
import { makeSendAttachmentDraft, type SendDraft } from '@/content/writing/drafts.use-cases.ts';
import type { PostDraftRepository } from '@/content/writing/writing.ports.ts';
import {
  type AttachmentPostKind,
  advertisementPublishingFeature,
  bibleStudyPublishingFeature,
  writtenAdvertisements,
  writtenBibleStudies,
} from './attachments.editing.ts';
import { byName, createFeature, type Feature } from './entry.ts';
import { storedEdits } from './stored-edits.ts';
import { AUTHENTICATED_CLIENT, BASE_URL, CURRENT_USER, NAVIGATION, NOTIFICATIONS, token } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.ts';

/**
 * The drafts of posts with files (EDIT-03): a feature of its own, since few members write any.
 * @param publishing provides the files of the form of a new post
 */
function attachmentDraftsFeature<Field extends PostField, Item extends Post & Partial<PostDraft>>(
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

/** The drafts of advertisements (EDIT-03). */
export const advertisementDraftsFeature = attachmentDraftsFeature(
  writtenAdvertisements,
  advertisementPublishingFeature,
);

/** The drafts of question sheets (EDIT-03). */
export const bibleStudyDraftsFeature = attachmentDraftsFeature(writtenBibleStudies, bibleStudyPublishingFeature);
