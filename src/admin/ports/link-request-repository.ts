import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { LinkRequest } from '../domain/link-request.ts';

/** Requests of accounts to be linked to a member (MINE-02). A server without them refuses with `unsupported`. */
export interface LinkRequestRepository {
  open(signal?: AbortSignal): Promise<Outcome<readonly LinkRequest[]>>;
  /** Refuses with `conflict` when another Admin has decided, or the member has another account by now. */
  accept(id: EntityId, memberId: EntityId, signal?: AbortSignal): Promise<Outcome<null>>;
  /** Refuses as `accept` does; the user is shown the reason. Is not aborted when the page is left. */
  decline(id: EntityId, reason: string): Promise<Outcome<null>>;
  /**
   * Undoes a decision. Refuses with `conflict` when the user has sent another request. Is not aborted when the page is
   * left.
   */
  reopen(id: EntityId): Promise<Outcome<null>>;
}
