import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { makeHttpAdvertisementEditor } from '@/adapters/http/advertisements.writing.ts';
import { makeHttpBibleStudyEditor } from '@/adapters/http/bible-studies.writing.ts';
import type { AttachmentCalls } from '@/adapters/http/posts.ts';
import { type MakeAttachmentEditor, makePostPublisher } from '@/adapters/http/posts.writing.ts';
import type { Post } from '@/content/posts/posts.ts';
import type { PostField } from '@/content/posts/posts.writing.ts';
import {
  type AttachmentEditing,
  type EditQueue,
  provideAttachmentEditing,
  startEditUploads,
} from '@/content/writing/attachment-edits.machine.ts';
import {
  type AttachmentChange,
  type AttachmentKind,
  advertisementKind,
  bibleStudyKind,
  fieldsWithFiles,
  savedAsIn,
} from '@/content/writing/attachments.ts';
import { makeConfirmingEditor } from '@/content/writing/edits.use-cases.ts';
import { makeConfirmingPublisher } from '@/content/writing/publishing.use-cases.ts';
import type { PostEditor, PostPublisher } from '@/content/writing/writing.ports.ts';
import type { FieldTexts } from '@/shared/form.ts';
import { byName, createFeature } from './entry.ts';
import { advertisements, bibleStudies, type PostKind } from './post-kinds.ts';
import { storedEdits } from './stored-edits.ts';
import { AUTHENTICATED_CLIENT, BASE_URL, CLOCK, CURRENT_USER, NAVIGATION, NOTIFICATIONS, token } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY, uploadsBindings } from './uploads.ts';

/** A kind of posts with files: the values in which its features differ from those of other kinds. */
export interface AttachmentPostKind<Field extends PostField, Item extends Post>
  extends PostKind<Item, AttachmentCalls<Item>>,
    AttachmentKind<Field, Item> {
  readonly name: AttachmentKind<Field, Item>['name'];
  readonly publisher: ServiceIdentifier<PostPublisher<Item>>;
}

/** Makes a kind of posts with files, with the code that publishes them (BIBL-02, ADVT-02). */
function attachmentPostKind<Field extends PostField, Item extends Post>(
  listed: PostKind<Item, AttachmentCalls<Item>>,
  kind: AttachmentKind<Field, Item>,
): AttachmentPostKind<Field, Item> {
  const publisher = token<PostPublisher<Item>>(`${kind.name}Publisher`);
  const bindings = new ContainerModule(({ bind }) => {
    bind(publisher).toResolvedValue(
      (gateway, baseUrl, list, clock) =>
        makeConfirmingPublisher(makePostPublisher(gateway, baseUrl, listed.calls), list, kind.filesOf, clock),
      [UPLOAD_GATEWAY, BASE_URL, listed.repository, CLOCK],
    );
  });
  return { ...listed, ...kind, publisher, bindings: [...listed.bindings, uploadsBindings, bindings] };
}

/** How advertisements are published, changed and drafted. */
export const writtenAdvertisements = attachmentPostKind(advertisements, advertisementKind);

/** How question sheets are published, changed and drafted. */
export const writtenBibleStudies = attachmentPostKind(bibleStudies, bibleStudyKind);

/** The change of posts with files (EDIT-01): a feature of its own, since few members do it. */
function attachmentEditingFeature<Field extends PostField, Item extends Post & FieldTexts<Field>>(
  kind: AttachmentPostKind<Field, Item>,
  makeEditor: MakeAttachmentEditor<Item>,
) {
  const editor = token<PostEditor<Item, AttachmentChange>>(`${kind.name}Editor`);
  const uploads = token<EditQueue<Item>>(`${kind.name}EditUploads`);
  const editing = token<AttachmentEditing<Field, Item>>(`${kind.name}Editing`);
  const bindings = new ContainerModule(({ bind }) => {
    bind(editor).toResolvedValue(
      (...services) => makeConfirmingEditor(makeEditor(...services), savedAsIn(kind)),
      [AUTHENTICATED_CLIENT, UPLOAD_GATEWAY, BASE_URL],
    );
    bind(uploads).toResolvedValue(
      (...services) => startEditUploads(kind, ...services),
      [CURRENT_USER, editor, FILE_HEADS],
    );
    bind(editing).toResolvedValue(
      ...byName(
        ({ user, ...services }) =>
          provideAttachmentEditing(kind, {
            ...services,
            drafts: storedEdits(user, `${kind.name}Edit`, fieldsWithFiles(kind.fields)),
          }),
        {
          editor,
          publisher: kind.publisher,
          uploads,
          notifications: NOTIFICATIONS,
          navigation: NAVIGATION,
          user: CURRENT_USER,
        },
      ),
    );
  });
  return createFeature({ editing, uploads }, [...kind.bindings, bindings]);
}

/** Changing advertisements (EDIT-01). */
export const advertisementEditingFeature = attachmentEditingFeature(writtenAdvertisements, makeHttpAdvertisementEditor);

/** Changing question sheets (EDIT-01). */
export const bibleStudyEditingFeature = attachmentEditingFeature(writtenBibleStudies, makeHttpBibleStudyEditor);
