import type { EntityId } from '@/shared/entity-id.ts';
import type { Outcome } from '@/shared/outcome.ts';
import type { Role, RoleDetail } from './roles.ts';

/** The roles of the church's site and their holders (ROLE-01…05). */
export interface RoleRepository {
  /** The signed-in user's present roles, which may differ from those in the session (AUTH-18). */
  mine(signal?: AbortSignal): Promise<Outcome<readonly string[]>>;
  all(signal?: AbortSignal): Promise<Outcome<readonly Role[]>>;
  /** Refuses with `notFound` when there is no such role. */
  detail(roleId: EntityId, signal?: AbortSignal): Promise<Outcome<RoleDetail>>;
  /** Refuses with `notFound` when the user does not have the role any more. */
  remove(roleId: EntityId, userId: EntityId): Promise<Outcome<null>>;
  /** Refuses with `notFound` when no account has the address, with `conflict` when its user already has the role. */
  add(roleId: EntityId, email: string, signal?: AbortSignal): Promise<Outcome<null>>;
}
