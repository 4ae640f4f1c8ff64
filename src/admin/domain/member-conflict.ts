import { changedFields, MEMBER_FIELDS, type MemberDraft, type MemberField } from './member-draft.ts';

/** Whose version of a field shall be kept: what was typed here, or what somebody else has saved meanwhile. */
export type Side = 'mine' | 'theirs';

/** The sides of the fields that differ. */
export type Choices = Partial<Readonly<Record<MemberField, Side>>>;

/**
 * What is proposed where two have changed a member at once (MEMB-05): to keep what was changed here, and with it all
 * that somebody else has changed elsewhere.
 * @param before what both began with
 */
export function choicesFor(before: MemberDraft, mine: MemberDraft, theirs: MemberDraft): Choices {
  const changedHere = changedFields(before, mine);
  const sideOf = (field: MemberField): Side => (changedHere.includes(field) ? 'mine' : 'theirs');
  return Object.fromEntries(changedFields(mine, theirs).map((field) => [field, sideOf(field)]));
}

/** One side for every field that differs. */
export function everyChoice(choices: Choices, side: Side): Choices {
  return Object.fromEntries(Object.keys(choices).map((field) => [field, side]));
}

/** What shall be saved by the choices that were made. */
export function settledDraft(mine: MemberDraft, theirs: MemberDraft, choices: Choices): MemberDraft {
  const kept = MEMBER_FIELDS.filter((field) => choices[field] === 'mine');
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
}
