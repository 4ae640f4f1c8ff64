import { isBlank } from '@/shared/characters.ts';
import type { CorrectableField } from '@/shared/correctable-fields.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { isAdmin } from '@/shared/roles.ts';
import type { Role } from '../roles/roles.ts';

/** A user's request for a role that is not decided yet (ROLE-07). */
export interface RoleRequest {
  readonly id: EntityId;
  /** The name of the role. */
  readonly role: string;
  /** Undefined where the server names the user without their account. */
  readonly userId: EntityId | undefined;
  readonly username: string;
  readonly email: string;
  readonly reason: string;
  /** The reader's local day; undefined when the server gave no date. */
  readonly created: CalendarDate | undefined;
  /** The reason for declining, shown to the requester, possibly ''; undefined while the request is undecided. */
  readonly declined: string | undefined;
}

/** The form for requesting a role. */
export type RoleRequestDraft = Readonly<Record<'roleId' | 'reason', string>>;

export type RoleRequestError = 'missing';

export const emptyRoleRequest: RoleRequestDraft = { roleId: '', reason: '' };

/** Both the role and the reason are required (ROLE-07). */
export function roleRequestErrors({
  roleId,
  reason,
}: RoleRequestDraft): Partial<Record<keyof RoleRequestDraft, RoleRequestError>> {
  return {
    ...(roleId === '' && { roleId: 'missing' as const }),
    ...(isBlank(reason) && { reason: 'missing' as const }),
  };
}

/** The roles that a user can request: those that they do not have, and never Admin (ROLE-08). */
export function rolesToAskFor(all: readonly Role[], held: readonly string[]): readonly Role[] {
  return all.filter(({ name }) => !held.includes(name) && !isAdmin([name]));
}

/** A member to whom the requesting account may belong, as far as the server knows. */
export interface LinkCandidate {
  readonly id: EntityId;
  readonly name: string;
  readonly birthDate: CalendarDate | undefined;
  /** The name of their zone. */
  readonly zone: string | undefined;
}

/** An account's undecided request to be linked to its member (MINE-02). */
export interface LinkRequest {
  readonly id: EntityId;
  /** The name and date of birth as the user wrote them. */
  readonly name: string;
  readonly birthDate: CalendarDate | undefined;
  readonly note: string;
  readonly username: string;
  readonly email: string;
  /** The reader's local day; undefined when the server gave no date. */
  readonly created: CalendarDate | undefined;
  /** Members with that name or date of birth to whom no other account is linked. */
  readonly candidates: readonly LinkCandidate[];
}

/** The member to whom an Admin links the requesting account. */
export interface LinkAcceptance {
  readonly request: LinkRequest;
  readonly member: LinkCandidate;
}

/** The fields of a candidate that equal what the user wrote. */
export function fitOf({ name, birthDate }: LinkRequest, candidate: LinkCandidate): 'both' | 'name' | 'birthDate' {
  const sameDay = candidate.birthDate !== undefined && candidate.birthDate === birthDate;
  if (!sameDay) return 'name';
  return spelled(candidate.name) === spelled(name) ? 'both' : 'birthDate';
}

const spelled = (name: string): string => name.normalize('NFC').replaceAll(/\s/g, '');

/** A member's undecided request that the office corrects an entry (MINE-06). */
export interface Correction {
  readonly id: EntityId;
  readonly field: CorrectableField;
  readonly wanted: string;
  /** A note to the office, possibly ''. */
  readonly note: string;
  /** The reader's local day; undefined when the server gave no date. */
  readonly created: CalendarDate | undefined;
  /** The member whose entry it is about; undefined when the account is no longer linked to a member. */
  readonly member: { readonly id: EntityId; readonly name: string } | undefined;
  /** The present value of the entry; undefined where there is none. */
  readonly current: string | undefined;
  readonly username: string;
  readonly email: string;
}

/**
 * Whether accepting the request also writes the value into the register: no other call of the API writes a telephone
 * number.
 */
export const isEnteredByDecision = ({ field, member }: Correction): boolean =>
  field === 'telephone' && member !== undefined;
