import { blankStoredEdit, makeStoredEdits, type StoredEdits } from '@/content/stores/stored-edits.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import { storedDraft } from './stored-draft.ts';

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
