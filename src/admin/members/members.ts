import { endOfCharacters, isBlank } from '@/shared/characters.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import { type EntityId, sameId } from '@/shared/entity-id.ts';
import { comparable } from '@/shared/hangul.ts';

export type Gender = 'male' | 'female' | 'none';

/** Every gender, in the order of the form (MEMB-03). */
export const GENDERS: readonly Gender[] = ['male', 'female', 'none'];

/**
 * A member as the list shows them (MEMB-01). The properties after the e-mail are undefined where the list does not
 * contain them.
 */
export interface MemberEntry {
  readonly id: EntityId;
  /** May be empty. */
  readonly name: string;
  /** Empty where there is none. */
  readonly email: string;
  readonly gender?: Gender | undefined;
  readonly birthDate?: CalendarDate | undefined;
  readonly duty?: MemberPlace | undefined;
  readonly zone?: MemberPlace | undefined;
}

/** What a member belongs to: a duty, a zone, a family. */
export interface MemberPlace {
  /** Undefined where the server gives only a name. */
  readonly id: EntityId | undefined;
  readonly name: string;
}

/** A member with all details (MEMB-05); unknown values are undefined. */
export interface Member extends MemberEntry {
  readonly gender: Gender | undefined;
  readonly birthDate: CalendarDate | undefined;
  readonly duty: MemberPlace | undefined;
  readonly zone: MemberPlace | undefined;
  readonly family: MemberPlace | undefined;
}

/** A member as read at one moment. */
export interface MemberRecord {
  readonly member: Member;
  /** Version of the reading, so that no later change is overwritten; undefined when the server has no versions. */
  readonly version: string | undefined;
}

/**
 * The maximum number of members that are read, even if the server has more; the page then says that some are missing.
 */
export const MOST_MEMBERS = 2000;

export function isGender(text: string): text is Gender {
  return GENDERS.some((gender) => gender === text);
}

/** Maximum length of a name within a sentence, in visible characters. */
const MOST_LETTERS = 30;

/** Control characters that change the direction of the text after them. */
const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A member's name for use within a sentence: in one line, shortened; '' when there is none. */
export function shortName({ name }: Pick<MemberEntry, 'name'>): string {
  const line = name.replaceAll(DIRECTION_MARKS, '').replaceAll(/\s+/g, ' ').trim();
  if (isBlank(line)) return '';
  const end = endOfCharacters(line, MOST_LETTERS);
  return end === undefined ? line : `${line.slice(0, end)}…`;
}

/** The members with the same name, ignoring spaces, case and accents; none for a blank name. */
export function namesakesOf(members: readonly MemberEntry[], name: string): readonly MemberEntry[] {
  const wanted = comparable(name);
  return wanted === '' ? [] : members.filter((member) => comparable(member.name) === wanted);
}

/** The members without this one. */
export function withoutMember(members: readonly MemberEntry[], id: EntityId): readonly MemberEntry[] {
  return members.filter((member) => !sameId(member.id, id));
}
