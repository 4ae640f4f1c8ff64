import { makeHttpAdvertisementEditor } from '@/adapters/http/advertisements.writing.ts';
import { makeHttpBibleStudyEditor } from '@/adapters/http/bible-studies.writing.ts';
import type { AttachmentCalls } from '@/adapters/http/posts.ts';
import { type MakeAttachmentEditor, makePostPublisher } from '@/adapters/http/posts.writing.ts';
import type { Post } from '@/content/posts/posts.ts';
import type { PostField } from '@/content/posts/posts.writing.ts';
import { provideAttachmentEditing, startEditUploads } from '@/content/writing/attachment-edits.machine.ts';
import {
  type AttachmentKind,
  advertisementKind,
  bibleStudyKind,
  fieldsWithFiles,
  savedAsIn,
} from '@/content/writing/attachments.ts';
import { blankStoredEdit, makeStoredEdits } from '@/content/writing/edits.store.ts';
import { makeConfirmingEditor } from '@/content/writing/edits.use-cases.ts';
import { makeConfirmingPublisher } from '@/content/writing/publishing.use-cases.ts';
import type { PostPublisher } from '@/content/writing/writing.ports.ts';
import type { FieldTexts } from '@/shared/form.ts';
import { storedDraft } from './drafts.ts';
import { entry, type Shared, shared } from './entry.ts';
import { advertisements, bibleStudies, type PostKind } from './post-kinds.ts';
import { telling } from './telling.ts';
import { AUTHENTICATED_CLIENT, BASE_URL, CLOCK, CURRENT_USER } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.ts';

/** A kind of posts with files: the values in which its entries differ from those of other kinds. */
export interface AttachmentPostKind<Field extends PostField, Item extends Post>
  extends PostKind<Item, AttachmentCalls<Item>>,
    AttachmentKind<Field, Item> {
  readonly name: AttachmentKind<Field, Item>['name'];
  readonly publisher: Shared<PostPublisher<Item>>;
}

/** Makes a kind of posts with files, with the code that publishes them (BIBL-02, ADVT-02). */
const attachmentPostKind = <Field extends PostField, Item extends Post>(
  listed: PostKind<Item, AttachmentCalls<Item>>,
  kind: AttachmentKind<Field, Item>,
): AttachmentPostKind<Field, Item> => ({
  ...listed,
  ...kind,
  publisher: shared(`${kind.name}Publisher`, (get) =>
    makeConfirmingPublisher(
      makePostPublisher(get(UPLOAD_GATEWAY), get(BASE_URL), listed.calls),
      get(listed.repository),
      kind.filesOf,
      get(CLOCK),
    ),
  ),
});

/** How advertisements are published, changed and drafted. */
export const writtenAdvertisements = attachmentPostKind(advertisements, advertisementKind);

/** How question sheets are published, changed and drafted. */
export const writtenBibleStudies = attachmentPostKind(bibleStudies, bibleStudyKind);

/** The change of posts with files (EDIT-01): an entry of its own, since few members do it. */
function attachmentEditingEntry<Field extends PostField, Item extends Post & FieldTexts<Field>>(
  kind: AttachmentPostKind<Field, Item>,
  makeEditor: MakeAttachmentEditor<Item>,
) {
  const editor = shared(`${kind.name}Editor`, (get) =>
    makeConfirmingEditor(makeEditor(get(AUTHENTICATED_CLIENT), get(UPLOAD_GATEWAY), get(BASE_URL)), savedAsIn(kind)),
  );
  const uploads = shared(`${kind.name}EditUploads`, (get) =>
    startEditUploads(kind, get(CURRENT_USER), get(editor), get(FILE_HEADS)),
  );
  const fields = fieldsWithFiles(kind.fields);
  return entry({
    editing: (get) =>
      provideAttachmentEditing(kind, {
        editor: get(editor),
        publisher: get(kind.publisher),
        uploads: get(uploads),
        ...telling(get),
        drafts: makeStoredEdits(
          fields,
          storedDraft(get, `${kind.name}Edit`, () => blankStoredEdit(fields)),
        ),
      }),
    uploads: (get) => get(uploads),
  });
}

/** Changing advertisements (EDIT-01). */
export const advertisementEditingEntry = attachmentEditingEntry(writtenAdvertisements, makeHttpAdvertisementEditor);

/** Changing question sheets (EDIT-01). */
export const bibleStudyEditingEntry = attachmentEditingEntry(writtenBibleStudies, makeHttpBibleStudyEditor);
