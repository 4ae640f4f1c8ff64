import { ContainerModule } from 'inversify';
import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import { makeHttpBibleStudyEditor } from '@/adapters/http/http-bible-study-editor.ts';
import { makeKeptDraft } from '@/auth/stores/kept-draft.ts';
import { isSavedBibleStudy } from '@/content/domain/attachment-edit.ts';
import { pdfRule } from '@/content/domain/file-check.ts';
import { startEditUploads } from '@/content/machines/provide-attachment-editing.ts';
import { provideBibleStudyEditing, SHEET_FIELDS } from '@/content/machines/provide-bible-study-editing.ts';
import { blankKeptEdit, keepEdits } from '@/content/stores/kept-edit.ts';
import { makeConfirmingEditor } from '@/content/use-cases/make-confirming-editor.ts';
import {
  BIBLE_STUDY_EDIT_UPLOADS,
  BIBLE_STUDY_EDITING,
  BIBLE_STUDY_EDITOR,
  BIBLE_STUDY_PUBLISHER,
} from './content.tokens.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NOTIFICATIONS, SERVER } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.tokens.ts';

/** Changing question sheets (EDIT-01). */
export const bibleStudyEditingBindings = new ContainerModule(({ bind }) => {
  bind(BIBLE_STUDY_EDITOR).toResolvedValue(
    (send, uploads, { baseUrl }) =>
      makeConfirmingEditor(makeHttpBibleStudyEditor(send, uploads, baseUrl), isSavedBibleStudy),
    [AUTHENTICATED_CLIENT, UPLOAD_GATEWAY, SERVER],
  );
  bind(BIBLE_STUDY_EDIT_UPLOADS).toResolvedValue(
    (user, editor, heads) => startEditUploads(user, editor, heads, pdfRule),
    [CURRENT_USER, BIBLE_STUDY_EDITOR, FILE_HEADS],
  );
  bind(BIBLE_STUDY_EDITING).toResolvedValue(
    (editor, publisher, uploads, notifications, user) => {
      const store = makeSessionDraftStore('bibleStudyEdit');
      const kept = makeKeptDraft(user, store, () => blankKeptEdit(SHEET_FIELDS));
      const drafts = keepEdits(SHEET_FIELDS, kept);
      return provideBibleStudyEditing({ editor, publisher, uploads, drafts, notifications });
    },
    [BIBLE_STUDY_EDITOR, BIBLE_STUDY_PUBLISHER, BIBLE_STUDY_EDIT_UPLOADS, NOTIFICATIONS, CURRENT_USER],
  );
});
