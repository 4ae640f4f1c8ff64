import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import { isAdmin } from '@/shared/domain/role.ts';

export interface Role {
  readonly id: EntityId;
  readonly name: string;
}

/** Somebody's account, as a role shows it. */
export interface RoleHolder {
  readonly id: EntityId;
  readonly username: string;
  readonly email: string;
}

/** A role with whoever has it (ROLE-03). */
export interface RoleDetail {
  readonly name: string;
  /** Undefined where the server named the role and did not say who has it (ROLE-06). */
  readonly holders: readonly RoleHolder[] | undefined;
}

/**
 * What taking the role from somebody does besides: `lastAdmin` nobody is left who could manage the church's site,
 * `ownAdmin` whoever does it locks themselves out of the management.
 */
export type RemovalEffect = 'plain' | 'ownAdmin' | 'lastAdmin';

/** @param userId who would take the role away */
export function removalEffect({ name, holders = [] }: RoleDetail, holder: RoleHolder, userId: string): RemovalEffect {
  if (!isAdmin([name])) return 'plain';
  if (holders.every(({ id }) => sameId(id, holder.id))) return 'lastAdmin';
  return sameId(holder.id, userId) ? 'ownAdmin' : 'plain';
}

/** True when two lists name the same roles, in whatever order. */
export function sameRoles(one: readonly string[], other: readonly string[]): boolean {
  const names = new Set(one);
  return names.size === new Set(other).size && other.every((name) => names.has(name));
}

/** Whom an Admin gives a role, by the e-mail address of their account (ROLE-05). */
export type RoleNewcomer = Readonly<Record<'email', string>>;

/** Only an empty field is wrong here: whether an account has the address, the server knows (ROLE-05). */
export function newcomerErrors({ email }: RoleNewcomer): Partial<Record<keyof RoleNewcomer, 'missing'>> {
  return email.trim() === '' ? { email: 'missing' } : {};
}
