import { ContainerModule } from 'inversify';
import { sessionAuthorMemory } from '@/adapters/browser/drafts.ts';
import { draftCallsOf, makeHttpPostDraftRepository } from '@/adapters/http/posts.drafts.ts';
import type { Post } from '@/content/posts/posts.ts';
import type { PostDraft, PostField } from '@/content/posts/posts.writing.ts';
import type { StartedUploadQueue } from '@/content/uploads/upload-queue.machine.ts';
import {
  type AttachmentDrafts,
  type DraftQueue,
  provideAttachmentDrafts,
  startDraftUploads,
} from '@/content/writing/attachment-drafts.machine.ts';
import { provideAttachmentPostForms, startPostUploads } from '@/content/writing/attachment-form.machine.ts';
import { fieldsWithFiles } from '@/content/writing/attachments.ts';
import { makeSendAttachmentDraft, type SendDraft } from '@/content/writing/drafts.use-cases.ts';
import type { PostFormFactory } from '@/content/writing/post-form.machine.ts';
import { makeWrittenDrafts } from '@/content/writing/publishing.use-cases.ts';
import type { PostDraftRepository } from '@/content/writing/writing.ports.ts';
import type { FieldTexts } from '@/shared/form.ts';
import { makeConfirmedRemovals } from '@/shared/removals.use-cases.ts';
import { type AttachmentPostKind, writtenAdvertisements, writtenBibleStudies } from './attachments.editing.ts';
import { storedDraft } from './drafts.ts';
import { byName, createFeature } from './entry.ts';
import { postPinning } from './pinning.ts';
import { storedEdits } from './stored-edits.ts';
import { AUTHENTICATED_CLIENT, BASE_URL, CURRENT_USER, NAVIGATION, NOTIFICATIONS, token } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.ts';

/**
 * What publishers use above a list of posts with files: the form of a new one (BIBL-02, ADVT-02), drafts (EDIT-03), pins
 * (EDIT-04).
 */
function attachmentWritingFeature<Field extends PostField, Item extends Post & Partial<PostDraft>>(
  kind: AttachmentPostKind<Field, Item>,
) {
  const { name, calls, fields, publisher, repository } = kind;

  const form = token<PostFormFactory<FieldTexts<Field>, Item>>(`${name}Form`);
  const uploads = token<StartedUploadQueue<Item>>(`${name}Uploads`);
  const formBindings = new ContainerModule(({ bind }) => {
    bind(uploads).toResolvedValue(
      (...services) => startPostUploads(kind, ...services),
      [CURRENT_USER, publisher, FILE_HEADS],
    );
    bind(form).toResolvedValue(
      (queue, notifications, navigation, user) => {
        const written = makeWrittenDrafts(fields, user, sessionAuthorMemory);
        const draft = storedDraft(user, name, written.blank);
        return provideAttachmentPostForms(kind, written, draft, queue, { notifications, navigation });
      },
      [uploads, NOTIFICATIONS, NAVIGATION, CURRENT_USER],
    );
  });

  const saved = token<PostDraftRepository<Item>>(`${name}DraftCalls`);
  const sendDraft = token<SendDraft<Item>>(`${name}SendDraft`);
  const draftUploads = token<DraftQueue<Item>>(`${name}DraftUploads`);
  const drafts = token<AttachmentDrafts<Field, Item>>(`${name}Drafts`);
  const draftBindings = new ContainerModule(({ bind }) => {
    bind(saved).toResolvedValue(
      (send, baseUrl, gateway) =>
        makeConfirmedRemovals(makeHttpPostDraftRepository(send, baseUrl, draftCallsOf(calls, fields), gateway)),
      [AUTHENTICATED_CLIENT, BASE_URL, UPLOAD_GATEWAY],
    );
    bind(sendDraft).toResolvedValue(makeSendAttachmentDraft<Item>, [saved, publisher, repository]);
    bind(draftUploads).toResolvedValue(
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
          uploads: draftUploads,
          written: uploads,
          notifications: NOTIFICATIONS,
          navigation: NAVIGATION,
          user: CURRENT_USER,
        },
      ),
    );
  });

  const pins = postPinning(kind);
  return createFeature({ form, uploads, drafts, draftUploads, pinning: pins.token }, [
    ...kind.bindings,
    formBindings,
    draftBindings,
    pins.bindings,
  ]);
}

/** What publishers use above the list of advertisements. */
export const advertisementsWritingFeature = attachmentWritingFeature(writtenAdvertisements);

/** What publishers use above the list of question sheets. */
export const bibleStudiesWritingFeature = attachmentWritingFeature(writtenBibleStudies);
