import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Role } from './role-register.ts';

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
    ...(reason.trim() === '' && { reason: 'missing' as const }),
  };
}

/** The roles that a user can request: those that they do not have. */
export function rolesToAskFor(all: readonly Role[], held: readonly string[]): readonly Role[] {
  return all.filter(({ name }) => !held.includes(name));
}
