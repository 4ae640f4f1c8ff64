import type { CurrentUser } from '@/shared/current-user.ports.ts';
import { type FieldTexts, fieldTexts, type Withheld } from '@/shared/form.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import { type Outcome, refused } from '@/shared/outcome.ts';
import type { Post } from '../posts/posts.ts';
import { type DraftError, missingIn, type PostFailure, type PostField, trimmedDraft } from '../posts/posts.writing.ts';
import { chosenFiles, filesBeside, filesChecked, sendQueued } from '../uploads/queued-files.machine.ts';
import { type StartedUploadQueue, startUserUploads } from '../uploads/upload-queue.machine.ts';
import type { FileHeads } from '../uploads/uploads.ports.ts';
import { linesOf, textOfLines } from '../uploads/uploads.ts';
import {
  type AttachmentChange,
  type AttachmentKind,
  editOfFields,
  type FileField,
  fieldsOfEdit,
  fieldsWithFiles,
} from './attachments.ts';
import { type ProvidedEditing, provideEditing } from './edits.machine.ts';
import type { StoredEdits } from './edits.store.ts';
import type { Edit, Versioned } from './edits.ts';
import type { PostEditor, PostPublisher } from './writing.ports.ts';

export type AttachmentEditing<Field extends PostField, Item> = ProvidedEditing<Field | FileField, DraftError, Item>;

/** The queue of the new files of a change. */
export type EditQueue<Item> = StartedUploadQueue<Versioned<Item>>;

/** The new files of a change; they are sent together with its texts. */
export function startEditUploads<Item>(
  { rule }: AttachmentKind<PostField, Item>,
  user: CurrentUser,
  editor: PostEditor<Item, AttachmentChange>,
  heads: FileHeads,
): EditQueue<Item> {
  return startUserUploads(user, {
    // A change without new files is sent as well.
    rule: { ...rule, minFiles: 0 },
    heads,
    send: (sending, signal) => editor.save(editOfFields(sending.fields, sending), signal),
  });
}

interface AttachmentEditingDependencies<Field extends PostField, Item> {
  readonly editor: PostEditor<Item, AttachmentChange>;
  readonly publisher: PostPublisher<Item>;
  readonly uploads: EditQueue<Item>;
  readonly drafts: StoredEdits<Field | FileField>;
  readonly notifications: Notifications;
  readonly navigation: Navigation;
}

/** The change of posts with files (EDIT-01): new files are chosen in a queue, of which a field of the form knows the names. */
export function provideAttachmentEditing<Field extends PostField, Item extends Post & FieldTexts<Field>>(
  { name, fields, rule, filesOf }: AttachmentKind<Field, Item>,
  { editor, publisher, uploads, drafts, notifications, navigation }: AttachmentEditingDependencies<Field, Item>,
): AttachmentEditing<Field, Item> {
  type Draft = FieldTexts<Field | FileField>;
  const textsIn = (draft: FieldTexts<Field>): FieldTexts<Field> => fieldTexts(fields, (field) => draft[field]);

  const save = async (
    { id, version, draft }: Edit<Draft>,
    signal: AbortSignal,
  ): Promise<Outcome<Versioned<Item>, PostFailure | Withheld>> => {
    // Files may have been chosen while the save ended in a comparison.
    await filesChecked(uploads, signal);
    // The other version was chosen, which has no new files.
    if (draft.added === '') uploads.send({ type: 'queue.cleared' });
    return sendQueued(
      uploads,
      fieldsOfEdit({ id, version, draft: { texts: trimmedDraft(textsIn(draft)), kept: linesOf(draft.kept) } }),
    );
  };
  const publish = async (draft: Draft, signal: AbortSignal): Promise<Outcome<Item, PostFailure | Withheld>> => {
    const files = chosenFiles(uploads);
    if (files.length < rule.minFiles) return refused('incomplete');
    const texts = Object.entries<string>(trimmedDraft(textsIn(draft)));
    return (await publisher.publish({ fields: texts, files, notifyProgress: () => undefined }, signal)).outcome;
  };

  return provideEditing<Field | FileField, DraftError, Item>({
    name,
    fields: fieldsWithFiles(fields),
    errors: (draft) => missingIn<Field | FileField>(fields, draft),
    drafts,
    notifications,
    navigation,
    find: (id, signal) => editor.find(id, signal),
    draftOf: (item) => ({ ...textsIn(item), kept: textOfLines(filesOf(item)), added: '' }),
    save,
    publish,
    ...filesBeside(uploads),
  });
}
