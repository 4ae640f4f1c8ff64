import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { Role, RoleDetail } from '../domain/role-register.ts';

/** The roles of the church's site and who has them (ROLE-01…05). */
export interface RoleRepository {
  /** The names of the roles that the signed-in user has by now, whatever the session still says (AUTH-18). */
  mine(signal?: AbortSignal): Promise<Outcome<readonly string[]>>;
  all(signal?: AbortSignal): Promise<Outcome<readonly Role[]>>;
  /** Refuses with `notFound` where there is no such role. */
  detail(roleId: EntityId, signal?: AbortSignal): Promise<Outcome<RoleDetail>>;
  /** Refuses with `notFound` where the user does not have the role any more. */
  remove(roleId: EntityId, userId: EntityId, signal?: AbortSignal): Promise<Outcome<null>>;
  /** Refuses with `notFound` for an address that no account has, with `conflict` for who has the role already. */
  add(roleId: EntityId, email: string, signal?: AbortSignal): Promise<Outcome<null>>;
}
