import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { RoleRequest, RoleWish } from '../domain/role-request.ts';

/** Where roles are asked for and given (ROLE-07). A server without it refuses with `unsupported`. */
export interface RoleRequestRepository {
  /** Those that nobody has decided on: all of them for an Admin; their own for anyone else, declined ones too. */
  open(signal?: AbortSignal): Promise<Outcome<readonly RoleRequest[]>>;
  /** Refuses with `conflict` for a role that the user has, or has asked for already. */
  ask(wish: RoleWish, signal?: AbortSignal): Promise<Outcome<null>>;
  /** Refuses with `notFound` or `conflict` where somebody else was there before. */
  grant(id: EntityId, signal?: AbortSignal): Promise<Outcome<null>>;
  /** The same, with the reason for whoever asked. Survives the page that asked for it. */
  decline(id: EntityId, reason: string): Promise<Outcome<null>>;
}
