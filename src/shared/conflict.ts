import type { FieldTexts, Withheld } from './form.ts';
import type { Outcome } from './outcome.ts';

/** Something that this user changed while another user saved it. */
export interface Conflict<Version, Draft> {
  /** The version on which this user's change is based. */
  readonly before: Version;
  readonly mine: Draft;
}

/** The draft to save, and the version that it overwrites. */
export interface Resolution<Version, Draft> {
  readonly draft: Draft;
  readonly record: Version;
}

/** The end of a save that did not fail: it was withheld, or the version is undefined where the server did not return it. */
export type SavedResolution<Version> = Outcome<Version | undefined, Withheld>;

/** How two versions are compared: field by field, in this order. */
export interface Comparison<Version, Field extends string> {
  readonly fields: readonly Field[];
  readonly draftOf: (version: Version) => FieldTexts<Field>;
}

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
