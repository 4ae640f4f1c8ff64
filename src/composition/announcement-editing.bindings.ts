import { ContainerModule } from 'inversify';
import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import { makeHttpAnnouncementEditor } from '@/adapters/http/http-announcement-editor.ts';
import { makeKeptDraft } from '@/auth/stores/kept-draft.ts';
import { hasTexts, POST_FIELDS } from '@/content/domain/post.ts';
import { provideAnnouncementEditing } from '@/content/machines/provide-announcement-editing.ts';
import { blankKeptEdit, keepEdits } from '@/content/stores/kept-edit.ts';
import { makeConfirmingEditor } from '@/content/use-cases/make-confirming-editor.ts';
import { ANNOUNCEMENT_EDITING, ANNOUNCEMENT_EDITOR, PUBLISH_ANNOUNCEMENT } from './content.tokens.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NOTIFICATIONS } from './tokens.ts';

/** Changing announcements (EDIT-01). */
export const announcementEditingBindings = new ContainerModule(({ bind }) => {
  bind(ANNOUNCEMENT_EDITOR).toResolvedValue(
    (send) => makeConfirmingEditor(makeHttpAnnouncementEditor(send), hasTexts),
    [AUTHENTICATED_CLIENT],
  );
  bind(ANNOUNCEMENT_EDITING).toResolvedValue(
    (editor, publish, notifications, user) => {
      const store = makeSessionDraftStore('announcementEdit');
      const kept = makeKeptDraft(user, store, () => blankKeptEdit(POST_FIELDS));
      return provideAnnouncementEditing(editor, publish, keepEdits(POST_FIELDS, kept), notifications);
    },
    [ANNOUNCEMENT_EDITOR, PUBLISH_ANNOUNCEMENT, NOTIFICATIONS, CURRENT_USER],
  );
});
