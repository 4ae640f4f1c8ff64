import { refused } from '@/shared/domain/outcome.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { PlainKind } from '../domain/plain-kind.ts';
import type { PostEditor } from '../ports/post-editor.ts';
import type { StoredEdits } from '../stores/stored-edits.ts';
import type { PublishPlain } from '../use-cases/make-draft-senders.ts';
import { type ProvidedEditing, provideEditing } from './provide-editing.ts';

interface PlainEditingDependencies<Field extends string, Item, Written> {
  readonly editor: PostEditor<Item, Written>;
  readonly publish: PublishPlain<Field, Item>;
  readonly drafts: StoredEdits<Field>;
  readonly notifications: Notifications;
}

/** The change of posts without files (EDIT-01). */
export function providePlainEditing<Field extends string, ValidationError extends string, Item, Written>(
  { name, fields, errors, draftOf, read }: PlainKind<Field, ValidationError, Item, Written>,
  { editor, publish, drafts, notifications }: PlainEditingDependencies<Field, Item, Written>,
): ProvidedEditing<Field, ValidationError, Item> {
  return provideEditing({
    name,
    fields,
    errors,
    draftOf,
    drafts,
    notifications,
    publish,
    find: (id, signal) => editor.find(id, signal),
    save: async (edit, signal) => {
      const draft = read(edit.draft);
      return draft === undefined ? refused('invalid') : (await editor.save({ ...edit, draft }, signal)).outcome;
    },
  });
}
