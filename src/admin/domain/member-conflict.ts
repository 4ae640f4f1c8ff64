import { changedFields, MEMBER_FIELDS, type MemberDraft, type MemberField } from './member-draft.ts';

/** Which version of a field is kept: the user's own, or what somebody else has saved meanwhile. */
export type Side = 'mine' | 'theirs';

/** The chosen side of each field that differs. */
export type Choices = Partial<Readonly<Record<MemberField, Side>>>;

/**
 * The initial choices when two people have changed a member at once (MEMB-05): the user's own side of the fields that
 * they changed, the other side of all others.
 * @param before the member as both began to edit it
 */
export function choicesFor(before: MemberDraft, mine: MemberDraft, theirs: MemberDraft): Choices {
  const changedHere = changedFields(before, mine);
  const sideOf = (field: MemberField): Side => (changedHere.includes(field) ? 'mine' : 'theirs');
  return Object.fromEntries(changedFields(mine, theirs).map((field) => [field, sideOf(field)]));
}

/** The same side for every field that differs. */
export function sameChoiceForAll(choices: Choices, side: Side): Choices {
  return Object.fromEntries(Object.keys(choices).map((field) => [field, side]));
}

/** The draft that the choices result in. */
export function mergedDraft(mine: MemberDraft, theirs: MemberDraft, choices: Choices): MemberDraft {
  const kept = MEMBER_FIELDS.filter((field) => choices[field] === 'mine');
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
}
