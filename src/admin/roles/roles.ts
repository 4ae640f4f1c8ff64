import { isBlank } from '@/shared/characters.ts';
import { type EntityId, sameId } from '@/shared/entity-id.ts';
import type { Outcome } from '@/shared/outcome.ts';
import { isAdmin } from '@/shared/roles.ts';

export interface Role {
  readonly id: EntityId;
  readonly name: string;
}

/** A user account, as a role lists it. */
export interface RoleHolder {
  readonly id: EntityId;
  readonly username: string;
  readonly email: string;
}

/** A role with its holders (ROLE-03). */
export interface RoleDetail {
  readonly name: string;
  /** Refused when the server gave the role without a list of holders that can be read (ROLE-06). */
  readonly holders: Outcome<readonly RoleHolder[]>;
}

/** A holder's name, with the e-mail address where another holder has the same name (MEMB-11). */
export function holderName({ holders }: RoleDetail, { username, email }: RoleHolder): string {
  const known = holders.kind === 'done' ? holders.value : [];
  const isShared = known.filter((holder) => holder.username === username).length > 1;
  return isShared ? `${username} (${email})` : username;
}

/** Whether nobody else is known to be an Admin: the last one keeps the role (ROLE-08). */
export function isLastAdmin({ name, holders }: RoleDetail, holder: RoleHolder): boolean {
  const known = holders.kind === 'done' ? holders.value : [];
  return isAdmin([name]) && known.every(({ id }) => sameId(id, holder.id));
}

/** The consequence of removing the role: `ownAdmin` the user would lose access to the management. */
export type RemovalEffect = 'plain' | 'ownAdmin';

/** @param userId the user who removes the role */
export function removalEffect({ name }: RoleDetail, holder: RoleHolder, userId: string): RemovalEffect {
  return isAdmin([name]) && sameId(holder.id, userId) ? 'ownAdmin' : 'plain';
}

/** True when two lists name the same roles, in any order. */
export function sameRoles(one: readonly string[], other: readonly string[]): boolean {
  const names = new Set(one);
  return names.size === new Set(other).size && other.every((name) => names.has(name));
}

/** The e-mail address of the account that an Admin gives a role (ROLE-05). */
export type RoleAddition = Readonly<Record<'email', string>>;

/** Checks only for an empty field: whether an account has the address, only the server knows (ROLE-05). */
export function roleAdditionErrors({ email }: RoleAddition): Partial<Record<keyof RoleAddition, 'missing'>> {
  return isBlank(email) ? { email: 'missing' } : {};
}
