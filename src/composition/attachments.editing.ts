import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { localAuthorMemory } from '@/adapters/browser/drafts.ts';
import { makeHttpAdvertisementEditor } from '@/adapters/http/advertisements.writing.ts';
import { makeHttpBibleStudyEditor } from '@/adapters/http/bible-studies.writing.ts';
import type { AttachmentCalls } from '@/adapters/http/posts.ts';
import { type MakeAttachmentEditor, makePostPublisher } from '@/adapters/http/posts.writing.ts';
import type { Post, PostDraft, PostField } from '@/content/posts/posts.writing.ts';
import type { StartedUploadQueue } from '@/content/uploads/upload-queue.machine.ts';
import {
  type AttachmentEditing,
  type EditQueue,
  provideAttachmentEditing,
  startEditUploads,
} from '@/content/writing/attachment-edits.machine.ts';
import { provideAttachmentPostForms, startPostUploads } from '@/content/writing/attachment-form.machine.ts';
import {
  type AttachmentChange,
  type AttachmentKind,
  advertisementKind,
  bibleStudyKind,
  fieldsWithFiles,
  savedAsIn,
} from '@/content/writing/attachments.ts';
import { makeConfirmingEditor } from '@/content/writing/edits.use-cases.ts';
import type { PostFormFactory } from '@/content/writing/post-form.machine.ts';
import { makeConfirmingPublisher, makeWrittenDrafts } from '@/content/writing/publishing.use-cases.ts';
import type { PostEditor, PostPublisher } from '@/content/writing/writing.ports.ts';
import type { FieldTexts } from '@/shared/form.ts';
import { storedDraft } from './drafts.ts';
import { byName, createFeature, type Feature } from './entry.ts';
import { advertisements, bibleStudies, type PostKind } from './post-kinds.ts';
import { storedEdits } from './stored-edits.ts';
import { AUTHENTICATED_CLIENT, BASE_URL, CLOCK, CURRENT_USER, NAVIGATION, NOTIFICATIONS, token } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY, uploadsBindings } from './uploads.ts';

/** A kind of posts with files: the values in which its features differ from those of other kinds. */
export interface AttachmentPostKind<Field extends PostField, Item extends Post>
  extends PostKind<Item, AttachmentCalls<Item>>,
    AttachmentKind<Field, Item> {
  readonly name: AttachmentKind<Field, Item>['name'];
  /** The token's binding is in the feature that publishes them. */
  readonly publisher: ServiceIdentifier<PostPublisher<Item>>;
}

const attachmentPostKind = <Field extends PostField, Item extends Post>(
  listed: PostKind<Item, AttachmentCalls<Item>>,
  kind: AttachmentKind<Field, Item>,
): AttachmentPostKind<Field, Item> => ({ ...listed, ...kind, publisher: token(`${kind.name}Publisher`) });

/** How advertisements are published, changed and drafted. */
export const writtenAdvertisements = attachmentPostKind(advertisements, advertisementKind);

/** Publishing posts with files (BIBL-02, ADVT-02): a feature of its own, since few members do it. */
function attachmentPublishingFeature<Field extends PostField, Item extends Post & Partial<PostDraft>>(
  kind: AttachmentPostKind<Field, Item>,
) {
  const { name, calls, repository, publisher } = kind;
  const form = token<PostFormFactory<FieldTexts<Field>, Item>>(`${name}Form`);
  const uploads = token<StartedUploadQueue<Item>>(`${name}Uploads`);
  const bindings = new ContainerModule(({ bind }) => {
    bind(publisher).toResolvedValue(
      (gateway, baseUrl, list, clock) =>
        makeConfirmingPublisher(makePostPublisher(gateway, baseUrl, calls), list, kind.filesOf, clock),
      [UPLOAD_GATEWAY, BASE_URL, repository, CLOCK],
    );
    bind(uploads).toResolvedValue(
      (...services) => startPostUploads(kind, ...services),
      [CURRENT_USER, publisher, FILE_HEADS],
    );
    bind(form).toResolvedValue(
      (queue, notifications, navigation, user) => {
        const written = makeWrittenDrafts(kind.fields, user, localAuthorMemory);
        const draft = storedDraft(user, name, written.blank);
        return provideAttachmentPostForms(kind, written, draft, queue, { notifications, navigation });
      },
      [uploads, NOTIFICATIONS, NAVIGATION, CURRENT_USER],
    );
  });
  return createFeature({ form, uploads }, [...kind.bindings, uploadsBindings, bindings]);
}

/** Publishing advertisements (ADVT-02). */
export const advertisementPublishingFeature = attachmentPublishingFeature(writtenAdvertisements);

/**
 * The change of posts with files (EDIT-01): a feature of its own, since few members do it.
 * @param publishing publishes the text written for a removed post
 */
function attachmentEditingFeature<Field extends PostField, Item extends Post & FieldTexts<Field>>(
  kind: AttachmentPostKind<Field, Item>,
  makeEditor: MakeAttachmentEditor<Item>,
  publishing: Feature<object>,
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
        { editor, publisher: kind.publisher, uploads, notifications: NOTIFICATIONS, user: CURRENT_USER },
      ),
    );
  });
  return createFeature({ editing, uploads }, [...publishing.bindings, bindings]);
}

/** Changing advertisements (EDIT-01). */
export const advertisementEditingFeature = attachmentEditingFeature(
  writtenAdvertisements,
  makeHttpAdvertisementEditor,
  advertisementPublishingFeature,
);

/** How question sheets are published, changed and drafted. */
export const writtenBibleStudies = attachmentPostKind(bibleStudies, bibleStudyKind);

/** Publishing question sheets (BIBL-02). */
export const bibleStudyPublishingFeature = attachmentPublishingFeature(writtenBibleStudies);

/** Changing question sheets (EDIT-01). */
export const bibleStudyEditingFeature = attachmentEditingFeature(
  writtenBibleStudies,
  makeHttpBibleStudyEditor,
  bibleStudyPublishingFeature,
);
