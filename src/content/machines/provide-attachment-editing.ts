import { type FieldTexts, fieldTexts } from '@/shared/domain/conflict.ts';
import { type Outcome, refused } from '@/shared/domain/outcome.ts';
import { follow } from '@/shared/machines/follow.ts';
import type { Withheld } from '@/shared/machines/form-state.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { type AttachmentChange, editOfFields, fieldsOfEdit, linesOf, textOfLines } from '../domain/attachment-edit.ts';
import type { FileRule } from '../domain/file-check.ts';
import {
  type DraftError,
  missingIn,
  type Post,
  type PostFailure,
  type PostField,
  type PostName,
  trimmedDraft,
} from '../domain/post.ts';
import type { Edit, Versioned } from '../domain/revision.ts';
import type { PostEditor } from '../ports/post-editor.ts';
import type { PostPublisher } from '../ports/post-publisher.ts';
import type { FileHeads } from '../ports/uploads.ts';
import type { KeptEdits } from '../stores/kept-edit.ts';
import { type ProvidedEditing, provideEditing } from './provide-editing.ts';
import type { StartedUploadQueue } from './provide-upload-queue.ts';
import { filesChecked, sendQueued } from './send-queued.ts';
import { startUserUploads } from './user-uploads.ts';

/** The fields beside the texts: the addresses of the files that stay, and the names of new ones, one a line each. */
export type FileField = 'kept' | 'added';

export type AttachmentEditing<Field extends PostField, Item> = ProvidedEditing<Field | FileField, DraftError, Item>;

/** The queue of the new files of a change. */
export type EditQueue<Item> = StartedUploadQueue<Versioned<Item>>;

/** The new files of a change; they are sent together with its texts. */
export function startEditUploads<Item>(
  user: CurrentUser,
  editor: PostEditor<Item, AttachmentChange>,
  heads: FileHeads,
  rule: FileRule,
): EditQueue<Item> {
  // A change without new files is sent, too.
  const edited = { ...rule, minFiles: 0 };
  return startUserUploads(user, {
    rule: edited,
    heads,
    send: (sending, signal) => editor.save(editOfFields(sending.fields, sending), signal),
  });
}

export interface AttachmentEditingServices<Field extends PostField, Item> {
  readonly editor: PostEditor<Item, AttachmentChange>;
  readonly publisher: PostPublisher<Item>;
  readonly uploads: EditQueue<Item>;
  readonly drafts: KeptEdits<Field | FileField>;
  readonly notifications: Notifications;
}

interface AttachmentEditingDependencies<Field extends PostField, Item> extends AttachmentEditingServices<Field, Item> {
  readonly name: PostName;
  /** The texts of its form. */
  readonly fields: readonly Field[];
  readonly textsOf: (item: Item) => FieldTexts<Field>;
  /** The addresses of its files that can be kept one by one. */
  readonly filesOf: (item: Item) => readonly string[];
  /** Whether it cannot be without a file. */
  readonly needsFile: boolean;
}

/** The change of posts with files (EDIT-01): new files are chosen in a queue, of which a field of the form knows the names. */
export function provideAttachmentEditing<Field extends PostField, Item extends Post>(
  dependencies: AttachmentEditingDependencies<Field, Item>,
): AttachmentEditing<Field, Item> {
  const { name, fields, textsOf, filesOf, needsFile, editor, publisher, uploads, drafts, notifications } = dependencies;
  type Draft = FieldTexts<Field | FileField>;
  const chosen = (): readonly File[] => uploads.getSnapshot().context.files.map(({ file }) => file);
  const chosenNames = (): string => textOfLines(chosen().map((file) => file.name));
  const textsIn = (draft: Draft): FieldTexts<Field> => trimmedDraft(fieldTexts(fields, (field) => draft[field]));

  const save = async (
    { id, version, draft }: Edit<Draft>,
    signal: AbortSignal,
  ): Promise<Outcome<Versioned<Item>, PostFailure | Withheld>> => {
    // One may have been chosen while the save ended in a comparison.
    await filesChecked(uploads, signal);
    // The other version was chosen, without new files.
    if (draft.added === '') uploads.send({ type: 'queue.cleared' });
    return sendQueued(
      uploads,
      fieldsOfEdit({ id, version, draft: { texts: textsIn(draft), kept: linesOf(draft.kept) } }),
    );
  };
  const publish = async (draft: Draft, signal: AbortSignal): Promise<Outcome<Item, PostFailure | Withheld>> => {
    const files = chosen();
    if (needsFile && files.length === 0) return refused('incomplete');
    const texts = Object.entries<string>(textsIn(draft));
    return (await publisher.publish({ fields: texts, files, notifyProgress: () => undefined }, signal)).outcome;
  };

  return provideEditing<Field | FileField, DraftError, Item>({
    name,
    fields: [...fields, 'kept', 'added'],
    errors: (draft) => missingIn<Field | FileField>(fields, draft),
    drafts,
    notifications,
    find: (id, signal) => editor.find(id, signal),
    draftOf: (item) => ({ ...textsOf(item), kept: textOfLines(filesOf(item)), added: '' }),
    save,
    publish,
    queue: uploads,
    discard: () => uploads.send({ type: 'queue.cleared' }),
    onChangedElsewhere: (notify) => {
      let last = chosenNames();
      return follow(uploads, () => {
        if (chosenNames() === last) return;
        last = chosenNames();
        notify({ field: 'added', value: last });
      });
    },
  });
}
