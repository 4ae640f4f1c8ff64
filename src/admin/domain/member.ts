import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';

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

export function isGender(text: string): text is Gender {
  return GENDERS.some((gender) => gender === text);
}
