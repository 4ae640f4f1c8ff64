import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { RoleRequest, RoleRequestDraft } from '../domain/role-request.ts';

/** Requests for roles (ROLE-07). A server without them refuses with `unsupported`. */
export interface RoleRequestRepository {
  /** For an Admin: all undecided requests. For anyone else: their own, declined ones included. */
  open(signal?: AbortSignal): Promise<Outcome<readonly RoleRequest[]>>;
  /** Refuses with `conflict` when the user has the role, or has already requested it. */
  ask(draft: RoleRequestDraft, signal?: AbortSignal): Promise<Outcome<null>>;
  /** Refuses with `notFound` or `conflict` when another Admin has already decided. */
  grant(id: EntityId, signal?: AbortSignal): Promise<Outcome<null>>;
  /** Refuses as `grant` does; the requester is shown the reason. Is not aborted when the user leaves the page. */
  decline(id: EntityId, reason: string): Promise<Outcome<null>>;
}
