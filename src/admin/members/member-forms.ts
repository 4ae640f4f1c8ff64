import { isBlank } from '@/shared/characters.ts';
import { differingFields } from '@/shared/conflict.ts';
import { type BirthDateError, birthDateError, type CalendarDate, isCalendarDate } from '@/shared/dates.ts';
import { meantEmail } from '@/shared/email.ts';
import { sameId } from '@/shared/entity-id.ts';
import { type Gender, isGender, type Member, type MemberPlace } from './members.ts';

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
    ...(isBlank(draft.name) && { name: 'missing' }),
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
    email: meantEmail(email),
    gender: isGender(gender) ? gender : undefined,
    birthDate: isCalendarDate(birthDate) ? birthDate : undefined,
    duty: readPlaceText(duty),
  };
}

/**
 * A place as a field's value. The text also encodes the type of the id, because the server must get it back unchanged.
 */
export function placeText(place: MemberPlace | undefined): string {
  return place === undefined ? '' : JSON.stringify(place.id === undefined ? [place.name] : [place.name, place.id]);
}

/** The place of a field's value; undefined for none. */
export function readPlaceText(text: string): MemberPlace | undefined {
  const parts: unknown = text === '' ? [] : JSON.parse(text);
  if (!Array.isArray(parts)) return undefined;
  const [name, id]: readonly unknown[] = parts;
  if (typeof name !== 'string') return undefined;
  return { name, id: typeof id === 'string' || typeof id === 'number' ? id : undefined };
}

/** The places to choose from; the current place is listed as it was read, even if the list names it differently. */
export function placesWith(current: MemberPlace | undefined, all: readonly MemberPlace[]): readonly MemberPlace[] {
  if (current === undefined) return all;
  const at = all.findIndex((place) => isSamePlace(place, current));
  return at < 0 ? [current, ...all] : all.with(at, current);
}

function isSamePlace(one: MemberPlace, other: MemberPlace): boolean {
  return one.id === undefined || other.id === undefined ? one.name === other.name : sameId(one.id, other.id);
}

/** A member to register (MEMB-04). */
export interface NewMember {
  readonly name: string;
  readonly gender: Gender;
  readonly birthDate: CalendarDate;
}

/** The form of a new member; not yet chosen values are '' (MEMB-03). */
export type NewMemberDraft = Readonly<Record<'name' | 'gender' | 'birthDate', string>>;

export type NewMemberError = BirthDateError;

export const emptyNewMember: NewMemberDraft = { name: '', gender: '', birthDate: '' };

/** Name, gender and date of birth are required (MEMB-03). */
export function newMemberErrors(
  { name, gender, birthDate }: NewMemberDraft,
  today: CalendarDate,
): Partial<Record<keyof NewMemberDraft, NewMemberError>> {
  const born = birthDateError(birthDate, today);
  return {
    ...(isBlank(name) && { name: 'missing' }),
    ...(!isGender(gender) && { gender: 'missing' }),
    ...(born !== undefined && { birthDate: born }),
  };
}

/** @returns the member of a draft without errors; undefined when it has any */
export function readNewMember(draft: NewMemberDraft, today: CalendarDate): NewMember | undefined {
  const { name, gender, birthDate } = draft;
  if (Object.keys(newMemberErrors(draft, today)).length > 0) return undefined;
  return isGender(gender) && isCalendarDate(birthDate) ? { name: name.trim(), gender, birthDate } : undefined;
}

/** True while nothing has been typed or chosen. */
export function isBlankDraft(draft: NewMemberDraft): boolean {
  return Object.values(draft).every(isBlank);
}
