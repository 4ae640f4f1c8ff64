import { type FieldTexts, fieldTexts } from '@/shared/domain/field-texts.ts';
import type { FormValues } from '@/shared/machines/form-state.ts';
import type { Draft, DraftWithFiles } from '@/shared/machines/provide-form.ts';
import type { KeptEdit } from '../domain/revision.ts';

/** Where the half-written change of a post is kept; one of each kind of post. */
export interface KeptEdits<Field extends string> extends Pick<Draft<KeptEdit<Field>>, 'read'> {
  /** @param edit undefined once there is nothing left to keep */
  readonly write: (edit: KeptEdit<Field> | undefined) => void;
}

const ID = 'id';
const VERSION = 'version';
const before = (field: string): string => `before ${field}`;
const mine = (field: string): string => `mine ${field}`;

/** The texts of the storage when no change is kept. */
export const blankKeptEdit = (fields: readonly string[]): FormValues =>
  Object.fromEntries([ID, VERSION, ...fields.map(before), ...fields.map(mine)].map((name) => [name, '']));

/** Keeps half-written changes like the drafts of new posts: as texts alone, for their writer (AUTH-15, REL-09, REL-30). */
export function keepEdits<Field extends string>(
  fields: readonly Field[],
  texts: Pick<DraftWithFiles<FormValues>, 'read' | 'write'>,
): KeptEdits<Field> {
  const written = (name: (field: string) => string, draft: FieldTexts<Field>): FormValues =>
    Object.fromEntries(fields.map((field) => [name(field), draft[field]]));
  const readBack = (name: (field: string) => string, kept: FormValues): FieldTexts<Field> =>
    fieldTexts(fields, (field) => kept[name(field)] ?? '');
  return {
    read: () => {
      const kept = texts.read();
      const id = kept?.[ID] ?? '';
      if (kept === undefined || id === '') return undefined;
      const version = kept[VERSION] === '' ? undefined : kept[VERSION];
      return { id, version, before: readBack(before, kept), mine: readBack(mine, kept) };
    },
    write: (edit) =>
      texts.write({
        ...blankKeptEdit(fields),
        ...(edit !== undefined && {
          [ID]: String(edit.id),
          [VERSION]: edit.version ?? '',
          ...written(before, edit.before),
          ...written(mine, edit.mine),
        }),
      }),
  };
}
