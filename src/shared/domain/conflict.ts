import type { FieldTexts } from './field-texts.ts';

/** The version of a field that is kept: the user's own, or the one that another user has saved meanwhile. */
export type Side = 'mine' | 'theirs';

/** The chosen side of each field that differs. */
export type Choices<Field extends string> = Partial<Readonly<Record<Field, Side>>>;

/** The fields in which two drafts differ; leading and trailing spaces are ignored. */
export function differingFields<Field extends string>(
  fields: readonly Field[],
  one: FieldTexts<Field>,
  other: FieldTexts<Field>,
): readonly Field[] {
  return fields.filter((field) => one[field].trim() !== other[field].trim());
}

/** A draft that two users have changed at once. */
export interface Versions<Field extends string> {
  /** The draft that both users began with. */
  readonly before: FieldTexts<Field>;
  readonly mine: FieldTexts<Field>;
  readonly theirs: FieldTexts<Field>;
}

/**
 * The initial choices when two users have changed a draft at once (MEMB-05, EDIT-02): the user's own side for the
 * fields that they changed, the other side for all others.
 */
export function choicesFor<Field extends string>(
  fields: readonly Field[],
  { before, mine, theirs }: Versions<Field>,
): Choices<Field> {
  const changedHere = differingFields(fields, before, mine);
  return sidesOf(differingFields(fields, mine, theirs), (field) => (changedHere.includes(field) ? 'mine' : 'theirs'));
}

/** The choices of one side for every field that differs. */
export function sameChoiceForAll<Field extends string>(
  fields: readonly Field[],
  choices: Choices<Field>,
  side: Side,
): Choices<Field> {
  return sidesOf(
    fields.filter((field) => choices[field] !== undefined),
    () => side,
  );
}

/** The draft that the choices result in. */
export function mergedDraft<Field extends string>(
  fields: readonly Field[],
  { mine, theirs }: Pick<Versions<Field>, 'mine' | 'theirs'>,
  choices: Choices<Field>,
): FieldTexts<Field> {
  const own = fields.filter((field) => choices[field] === 'mine');
  return { ...theirs, ...Object.fromEntries(own.map((field) => [field, mine[field]])) };
}

function sidesOf<Field extends string>(fields: readonly Field[], sideOf: (field: Field) => Side): Choices<Field> {
  const sides: Partial<Record<Field, Side>> = {};
  for (const field of fields) sides[field] = sideOf(field);
  return sides;
}
