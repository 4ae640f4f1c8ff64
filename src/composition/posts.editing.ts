import type { HttpClient } from '@/adapters/http/client.ts';
import type { PlainKind } from '@/content/posts/posts.writing.ts';
import type { PublishPlain } from '@/content/writing/drafts.use-cases.ts';
import { providePlainEditing } from '@/content/writing/edits.machine.ts';
import { blankStoredEdit, makeStoredEdits } from '@/content/writing/edits.store.ts';
import { makeConfirmingEditor } from '@/content/writing/edits.use-cases.ts';
import type { PostEditor } from '@/content/writing/writing.ports.ts';
import { storedDraft } from './drafts.ts';
import { entry, type Shared } from './entry.ts';
import { telling } from './telling.ts';
import { AUTHENTICATED_CLIENT } from './tokens.ts';

/** A kind of posts without files: the values in which its entries differ from those of other kinds. */
export interface PlainPostKind<Field extends string, ValidationError extends string, Item, Written>
  extends PlainKind<Field, ValidationError, Item, Written> {
  readonly publish: Shared<PublishPlain<Field, Item>>;
}

/** The change of posts without files (EDIT-01): an entry of its own, since few members do it. */
export const plainEditingEntry = <Field extends string, ValidationError extends string, Item, Written>(
  kind: PlainPostKind<Field, ValidationError, Item, Written>,
  makeEditor: (send: HttpClient) => PostEditor<Item, Written>,
) =>
  entry({
    editing: (get) =>
      providePlainEditing(kind, {
        editor: makeConfirmingEditor(makeEditor(get(AUTHENTICATED_CLIENT)), kind.isSavedAs),
        publish: get(kind.publish),
        drafts: makeStoredEdits(
          kind.fields,
          storedDraft(get, `${kind.name}Edit`, () => blankStoredEdit(kind.fields)),
        ),
        ...telling(get),
      }),
  });
