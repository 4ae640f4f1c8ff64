import { ContainerModule } from 'inversify';
import { makeSessionDraftStore } from '@/adapters/browser/session-draft-store.ts';
import { makeHttpEventEditor } from '@/adapters/http/http-event-editor.ts';
import { makeKeptDraft } from '@/auth/stores/kept-draft.ts';
import { EVENT_FIELDS, isSavedEvent } from '@/content/domain/event-draft.ts';
import { provideEventEditing } from '@/content/machines/provide-event-editing.ts';
import { blankKeptEdit, keepEdits } from '@/content/stores/kept-edit.ts';
import { makeConfirmingEditor } from '@/content/use-cases/make-confirming-editor.ts';
import { EVENT_EDITING, EVENT_EDITOR, PUBLISH_EVENT } from './events.tokens.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NOTIFICATIONS } from './tokens.ts';

/** Changing events (EDIT-01). */
export const eventEditingBindings = new ContainerModule(({ bind }) => {
  bind(EVENT_EDITOR).toResolvedValue(
    (send) => makeConfirmingEditor(makeHttpEventEditor(send), isSavedEvent),
    [AUTHENTICATED_CLIENT],
  );
  bind(EVENT_EDITING).toResolvedValue(
    (editor, publish, notifications, user) => {
      const store = makeSessionDraftStore('eventEdit');
      const kept = makeKeptDraft(user, store, () => blankKeptEdit(EVENT_FIELDS));
      return provideEventEditing(editor, publish, keepEdits(EVENT_FIELDS, kept), notifications);
    },
    [EVENT_EDITOR, PUBLISH_EVENT, NOTIFICATIONS, CURRENT_USER],
  );
});
