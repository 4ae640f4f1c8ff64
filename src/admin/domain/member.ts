import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';

export type Gender = 'male' | 'female' | 'none';

/** Every gender that a member can have, in the order in which they are offered (MEMB-03). */
export const GENDERS: readonly Gender[] = ['male', 'female', 'none'];

/** A member as the list shows them (MEMB-01). What stands behind the e-mail is undefined where the list does not tell it. */
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

/** Where a member belongs: a duty, a zone, a family. */
export interface MemberPlace {
  /** Undefined where the server tells the name alone. */
  readonly id: EntityId | undefined;
  readonly name: string;
}

/** A member with everything that is known of them (MEMB-05); what is not known is undefined. */
export interface Member extends MemberEntry {
  readonly gender: Gender | undefined;
  readonly birthDate: CalendarDate | undefined;
  readonly duty: MemberPlace | undefined;
  readonly zone: MemberPlace | undefined;
  readonly family: MemberPlace | undefined;
}

/** A member as they were read at one moment. */
export interface MemberRecord {
  readonly member: Member;
  /** Names what was read, so that nobody writes over what somebody else has changed since; undefined where the server names none. */
  readonly version: string | undefined;
}

export function isGender(text: string): text is Gender {
  return GENDERS.some((gender) => gender === text);
}
