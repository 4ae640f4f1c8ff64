import { ContainerModule } from 'inversify';
import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import { makeHttpAdvertisementEditor } from '@/adapters/http/http-advertisement-editor.ts';
import { makeKeptDraft } from '@/auth/stores/kept-draft.ts';
import { isSavedAdvertisement } from '@/content/domain/attachment-edit.ts';
import { optionalImageRule } from '@/content/domain/file-check.ts';
import { ADVERTISEMENT_FIELDS, provideAdvertisementEditing } from '@/content/machines/provide-advertisement-editing.ts';
import { startEditUploads } from '@/content/machines/provide-attachment-editing.ts';
import { blankKeptEdit, keepEdits } from '@/content/stores/kept-edit.ts';
import { makeConfirmingEditor } from '@/content/use-cases/make-confirming-editor.ts';
import {
  ADVERTISEMENT_EDIT_UPLOADS,
  ADVERTISEMENT_EDITING,
  ADVERTISEMENT_EDITOR,
  ADVERTISEMENT_PUBLISHER,
} from './content.tokens.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NOTIFICATIONS, SERVER } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.tokens.ts';

/** Changing advertisements (EDIT-01). */
export const advertisementEditingBindings = new ContainerModule(({ bind }) => {
  bind(ADVERTISEMENT_EDITOR).toResolvedValue(
    (send, uploads, { baseUrl }) =>
      makeConfirmingEditor(makeHttpAdvertisementEditor(send, uploads, baseUrl), isSavedAdvertisement),
    [AUTHENTICATED_CLIENT, UPLOAD_GATEWAY, SERVER],
  );
  bind(ADVERTISEMENT_EDIT_UPLOADS).toResolvedValue(
    (user, editor, heads) => startEditUploads(user, editor, heads, optionalImageRule),
    [CURRENT_USER, ADVERTISEMENT_EDITOR, FILE_HEADS],
  );
  bind(ADVERTISEMENT_EDITING).toResolvedValue(
    (editor, publisher, uploads, notifications, user) => {
      const store = makeSessionDraftStore('advertisementEdit');
      const kept = makeKeptDraft(user, store, () => blankKeptEdit(ADVERTISEMENT_FIELDS));
      const drafts = keepEdits(ADVERTISEMENT_FIELDS, kept);
      return provideAdvertisementEditing({ editor, publisher, uploads, drafts, notifications });
    },
    [ADVERTISEMENT_EDITOR, ADVERTISEMENT_PUBLISHER, ADVERTISEMENT_EDIT_UPLOADS, NOTIFICATIONS, CURRENT_USER],
  );
});
