import { type Draft, type DraftWithFiles, type FieldTexts, type FormValues, fieldTexts } from '@/shared/form.ts';
import type { StoredEdit } from './edits.ts';

/** Stores the unfinished change of a post, one for each kind of post. */
export interface StoredEdits<Field extends string> extends Pick<Draft<StoredEdit<Field>>, 'read'> {
  /** @param edit undefined removes the stored change */
  readonly write: (edit: StoredEdit<Field> | undefined) => void;
}

const ID = 'id';
const VERSION = 'version';
const before = (field: string): string => `before ${field}`;
const mine = (field: string): string => `mine ${field}`;

/** The initial texts, when no change is stored. */
export const blankStoredEdit = (fields: readonly string[]): FormValues =>
  Object.fromEntries([ID, VERSION, ...fields.map(before), ...fields.map(mine)].map((name) => [name, '']));

/**
 * Stores unfinished changes like the drafts of new posts: as texts alone, for their writer (AUTH-15, REL-09, REL-30).
 */
export function makeStoredEdits<Field extends string>(
  fields: readonly Field[],
  texts: Pick<DraftWithFiles<FormValues>, 'read' | 'write'>,
): StoredEdits<Field> {
  const written = (name: (field: string) => string, draft: FieldTexts<Field>): FormValues =>
    Object.fromEntries(fields.map((field) => [name(field), draft[field]]));
  const readBack = (name: (field: string) => string, stored: FormValues): FieldTexts<Field> =>
    fieldTexts(fields, (field) => stored[name(field)] ?? '');
  return {
    read: () => {
      const stored = texts.read();
      const id = stored?.[ID] ?? '';
      if (stored === undefined || id === '') return undefined;
      const version = stored[VERSION] === '' ? undefined : stored[VERSION];
      return { id, version, before: readBack(before, stored), mine: readBack(mine, stored) };
    },
    write: (edit) =>
      texts.write({
        ...blankStoredEdit(fields),
        ...(edit !== undefined && {
          [ID]: String(edit.id),
          [VERSION]: edit.version ?? '',
          ...written(before, edit.before),
          ...written(mine, edit.mine),
        }),
      }),
  };
}
