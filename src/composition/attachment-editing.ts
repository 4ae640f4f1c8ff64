import { ContainerModule } from 'inversify';
import type { MakeAttachmentEditor } from '@/adapters/http/attachment-editor.ts';
import { type AttachmentChange, fieldsWithFiles, savedAsIn } from '@/content/domain/attachment-edit.ts';
import type { Post, PostField } from '@/content/domain/post.ts';
import {
  type AttachmentEditing,
  type EditQueue,
  provideAttachmentEditing,
  startEditUploads,
} from '@/content/machines/provide-attachment-editing.ts';
import type { PostEditor } from '@/content/ports/post-editor.ts';
import { makeConfirmingEditor } from '@/content/use-cases/make-confirming-editor.ts';
import type { FieldTexts } from '@/shared/domain/field-texts.ts';
import type { AttachmentPostKind } from './attachment-post-kind.ts';
import { byName } from './by-name.ts';
import { createFeature, type Feature } from './feature.ts';
import { storedEdits } from './stored-edits.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, BASE_URL, CURRENT_USER, NOTIFICATIONS } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.bindings.ts';

/**
 * The change of posts with files (EDIT-01): a feature of its own, since few members do it.
 * @param publishing publishes the text written for a removed post
 */
export function attachmentEditingFeature<Field extends PostField, Item extends Post & FieldTexts<Field>>(
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
