import { blankStoredEdit, makeStoredEdits, type StoredEdits } from '@/content/writing/edits.store.ts';
import type { CurrentUser } from '@/shared/current-user.ports.ts';
import { storedDraft } from './drafts.ts';

/** An unfinished change of a post, stored for its user in this tab. @param name its place in the storage */
export const storedEdits = <Field extends string>(
  user: CurrentUser,
  name: string,
  fields: readonly Field[],
): StoredEdits<Field> =>
  makeStoredEdits(
    fields,
    storedDraft(user, name, () => blankStoredEdit(fields)),
  );
