import { ContainerModule } from 'inversify';
import type { HttpClient } from '@/adapters/http/http-client.ts';
import type { ProvidedEditing } from '@/content/machines/provide-editing.ts';
import { providePlainEditing } from '@/content/machines/provide-plain-editing.ts';
import type { PostEditor } from '@/content/ports/post-editor.ts';
import { makeConfirmingEditor } from '@/content/use-cases/make-confirming-editor.ts';
import { createFeature } from './feature.ts';
import type { PlainPostKind } from './plain-post-kind.ts';
import { storedEdits } from './stored-edits.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NOTIFICATIONS } from './tokens.ts';

/** The change of posts without files (EDIT-01): a feature of its own, since few members do it. */
export function plainEditingFeature<Field extends string, ValidationError extends string, Item, Written>(
  kind: PlainPostKind<Field, ValidationError, Item, Written>,
  makeEditor: (send: HttpClient) => PostEditor<Item, Written>,
) {
  const editing = token<ProvidedEditing<Field, ValidationError, Item>>(`${kind.name}Editing`);
  const bindings = new ContainerModule(({ bind }) => {
    bind(editing).toResolvedValue(
      (send, publish, notifications, user) =>
        providePlainEditing(kind, {
          editor: makeConfirmingEditor(makeEditor(send), kind.isSavedAs),
          publish,
          drafts: storedEdits(user, `${kind.name}Edit`, kind.fields),
          notifications,
        }),
      [AUTHENTICATED_CLIENT, kind.publish, NOTIFICATIONS, CURRENT_USER],
    );
  });
  return createFeature({ editing }, [...kind.bindings, bindings]);
}
