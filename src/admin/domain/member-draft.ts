import { birthDateError } from '@/shared/domain/birth-date.ts';
import { type CalendarDate, isCalendarDate } from '@/shared/domain/calendar-date.ts';
import { differingFields } from '@/shared/domain/conflict.ts';
import { isGender, type Member } from './member.ts';
import { placeText, readPlaceText } from './member-place.ts';

/** The editable fields of a member, in the order of the form; zone and family are edited on a page of their own. */
export const MEMBER_FIELDS = ['name', 'email', 'gender', 'birthDate', 'duty'] as const;

export type MemberField = (typeof MEMBER_FIELDS)[number];

/** The form's values while a member is edited; unknown values are '' (MEMB-05). */
export type MemberDraft = Readonly<Record<MemberField, string>>;

export type MemberDraftError = 'missing' | 'notAnEmail' | 'tooEarly' | 'inFuture';

export interface MemberRules {
  readonly today: CalendarDate;
  readonly isEmail: (text: string) => boolean;
}

export function draftOf({ name, email, gender, birthDate, duty }: Member): MemberDraft {
  return { name, email, gender: gender ?? '', birthDate: birthDate ?? '', duty: placeText(duty) };
}

/**
 * Only a name is required; a value that was in the records before is not an error, even if it would be refused today.
 */
export function memberDraftErrors(
  draft: MemberDraft,
  before: MemberDraft,
  { today, isEmail }: MemberRules,
): Partial<Record<MemberField, MemberDraftError>> {
  const changed = changedFields(before, draft);
  const email = draft.email.trim();
  const born =
    changed.includes('birthDate') && draft.birthDate !== '' ? birthDateError(draft.birthDate, today) : undefined;
  return {
    ...(draft.name.trim() === '' && { name: 'missing' }),
    ...(changed.includes('email') && email !== '' && !isEmail(email) && { email: 'notAnEmail' }),
    ...(born !== undefined && { birthDate: born }),
  };
}

/** The fields in which two drafts differ; leading and trailing spaces are ignored. */
export function changedFields(one: MemberDraft, other: MemberDraft): readonly MemberField[] {
  return differingFields(MEMBER_FIELDS, one, other);
}

/** The member with the draft's values. */
export function withDraft(member: Member, { name, email, gender, birthDate, duty }: MemberDraft): Member {
  return {
    ...member,
    name: name.trim(),
    email: email.trim(),
    gender: isGender(gender) ? gender : undefined,
    birthDate: isCalendarDate(birthDate) ? birthDate : undefined,
    duty: readPlaceText(duty),
  };
}
