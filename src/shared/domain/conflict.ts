import type { FieldTexts } from './field-texts.ts';

/** Which version of a field is kept: the user's own, or what somebody else has saved meanwhile. */
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

/** A draft that two people have changed at once. */
export interface Versions<Field extends string> {
  /** As both began to edit it. */
  readonly before: FieldTexts<Field>;
  readonly mine: FieldTexts<Field>;
  readonly theirs: FieldTexts<Field>;
}

/**
 * The initial choices when two people have changed something at once (MEMB-05, EDIT-02): the user's own side of the fields
 * that they changed, the other side of all others.
 */
export function choicesFor<Field extends string>(
  fields: readonly Field[],
  { before, mine, theirs }: Versions<Field>,
): Choices<Field> {
  const changedHere = differingFields(fields, before, mine);
  return sidesOf(differingFields(fields, mine, theirs), (field) => (changedHere.includes(field) ? 'mine' : 'theirs'));
}

/** The same side for every field that differs. */
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
