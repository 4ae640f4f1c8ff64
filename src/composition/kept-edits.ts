import { blankKeptEdit, type KeptEdits, keepEdits } from '@/content/stores/kept-edit.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import { keptDraft } from './kept-draft.ts';

/** A half-written change of a post, kept for its user in this tab. @param name its place in the storage */
export const keptEdits = <Field extends string>(
  user: CurrentUser,
  name: string,
  fields: readonly Field[],
): KeptEdits<Field> =>
  keepEdits(
    fields,
    keptDraft(user, name, () => blankKeptEdit(fields)),
  );
