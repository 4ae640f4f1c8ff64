import type { CurrentUser } from '@/shared/current-user.ports.ts';
import type { Post } from '../posts/posts.ts';
import { type DraftError, missingIn, type PostField, trimmedDraft } from '../posts/posts.writing.ts';
import {
  chosenFiles,
  filesBeside,
  filesChecked,
  sendQueued,
  type UploadQueueActor,
} from '../uploads/queued-files.machine.ts';
import { type StartedUploadQueue, startUserUploads } from '../uploads/upload-queue.machine.ts';
import type { FileHeads } from '../uploads/uploads.ports.ts';
import { linesOf, textOfLines } from '../uploads/uploads.ts';
import { type AttachmentKind, type FileField, fieldsWithFiles, hasOneFile } from './attachments.ts';
import { type DraftServices, type DraftsFactory, provideDrafts } from './drafts.machine.ts';
import { type DraftSent, fieldsOfRequest, requestOfFields, textsIn } from './drafts.ts';
import type { SendDraft } from './drafts.use-cases.ts';
import { leadIntoList, type PostListRef } from './post-form.machine.ts';

export type AttachmentDrafts<Field extends PostField, Item> = DraftsFactory<Field | FileField, DraftError, Item>;

/** The queue of the new files of a saved draft. */
export type DraftQueue<Item> = StartedUploadQueue<DraftSent<Item>>;

/** The new files of a saved draft; they are sent together with its texts. */
export const startDraftUploads = <Item>(
  { rule }: AttachmentKind<PostField, Item>,
  user: CurrentUser,
  sendDraft: SendDraft<Item>,
  heads: FileHeads,
): DraftQueue<Item> =>
  startUserUploads(user, {
    // A draft may have no files.
    rule: { ...rule, minFiles: 0 },
    heads,
    send: ({ fields, ...sent }, signal) => sendDraft(requestOfFields(fields, sent), signal),
  });

interface AttachmentDraftsDependencies<Field extends PostField, Item> extends DraftServices<Field | FileField, Item> {
  /** The new files of the draft that is opened, and those of the form of a new post. */
  readonly uploads: DraftQueue<Item>;
  readonly written: UploadQueueActor;
}

/** The drafts of posts with files (EDIT-03). */
export function provideAttachmentDrafts<Field extends PostField, Item extends Post>(
  kind: AttachmentKind<Field, Item>,
  dependencies: AttachmentDraftsDependencies<Field, Item>,
): AttachmentDrafts<Field, Item> {
  const { name, fields } = kind;
  const { uploads, written, sendDraft, navigation } = dependencies;
  const isSingle = hasOneFile(kind);

  return provideDrafts<Field | FileField, DraftError, Item, PostListRef<Item>>({
    ...dependencies,
    name,
    fields: fieldsWithFiles(fields),
    errors: (draft) => ({
      ...missingIn<Field | FileField>(fields, draft),
      ...(isSingle && draft.kept === '' && draft.added === '' && { added: 'missing' }),
    }),
    draftOf: ({ texts, files }) => ({ ...textsIn(fields, texts), kept: textOfLines(files), added: '' }),
    send: async ({ draft, ...request }, signal) => {
      // Files may have been chosen while the save ended in a comparison.
      await filesChecked(uploads, signal);
      // The other version was chosen, which has no new files.
      if (draft.added === '') uploads.send({ type: 'queue.cleared' });
      const kept = isSingle && chosenFiles(uploads).length > 0 ? [] : linesOf(draft.kept);
      const texts = trimmedDraft(textsIn(fields, draft));
      return sendQueued(uploads, fieldsOfRequest({ ...request, content: { texts, kept } }));
    },
    sendNew: async (values, signal) => {
      const chosen = written.getSnapshot().context.files;
      const { outcome } = await sendDraft(
        {
          of: undefined,
          publishes: false,
          content: {
            texts: trimmedDraft(textsIn(fields, values)),
            kept: [],
            files: chosen.map(({ file }) => file),
            notifyProgress: () => undefined,
          },
        },
        signal,
      );
      // Files that were chosen meanwhile are kept.
      if (outcome.kind === 'done') for (const { id } of chosen) written.send({ type: 'file.removed', id });
      return outcome;
    },
    ...filesBeside(uploads),
    linkTo: leadIntoList(navigation),
  });
}
