import { ContainerModule, type ServiceIdentifier } from 'inversify';
import type { HttpClient } from '@/adapters/http/client.ts';
import type { PlainKind } from '@/content/posts/posts.writing.ts';
import type { PublishPlain } from '@/content/writing/drafts.use-cases.ts';
import { type ProvidedEditing, providePlainEditing } from '@/content/writing/edits.machine.ts';
import { makeConfirmingEditor } from '@/content/writing/edits.use-cases.ts';
import type { PostEditor } from '@/content/writing/writing.ports.ts';
import { createFeature } from './entry.ts';
import { storedEdits } from './stored-edits.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NAVIGATION, NOTIFICATIONS, token } from './tokens.ts';

/** A kind of posts without files: the values in which its features differ from those of other kinds. */
export interface PlainPostKind<Field extends string, ValidationError extends string, Item, Written>
  extends PlainKind<Field, ValidationError, Item, Written> {
  readonly publish: ServiceIdentifier<PublishPlain<Field, Item>>;
  /** The modules that bind it. */
  readonly bindings: readonly ContainerModule[];
}

/** The change of posts without files (EDIT-01): a feature of its own, since few members do it. */
export function plainEditingFeature<Field extends string, ValidationError extends string, Item, Written>(
  kind: PlainPostKind<Field, ValidationError, Item, Written>,
  makeEditor: (send: HttpClient) => PostEditor<Item, Written>,
) {
  const editing = token<ProvidedEditing<Field, ValidationError, Item>>(`${kind.name}Editing`);
  const bindings = new ContainerModule(({ bind }) => {
    bind(editing).toResolvedValue(
      (send, publish, notifications, navigation, user) =>
        providePlainEditing(kind, {
          editor: makeConfirmingEditor(makeEditor(send), kind.isSavedAs),
          publish,
          drafts: storedEdits(user, `${kind.name}Edit`, kind.fields),
          notifications,
          navigation,
        }),
      [AUTHENTICATED_CLIENT, kind.publish, NOTIFICATIONS, NAVIGATION, CURRENT_USER],
    );
  });
  return createFeature({ editing }, [...kind.bindings, bindings]);
}
