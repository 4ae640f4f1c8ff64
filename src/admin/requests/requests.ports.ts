import type { EntityId } from '@/shared/entity-id.ts';
import type { Outcome } from '@/shared/outcome.ts';
import type { Correction, LinkRequest, RoleRequest, RoleRequestDraft } from './requests.ts';

/** Requests for roles (ROLE-07). A server without them refuses with `unsupported`. */
export interface RoleRequestRepository {
  /** For an Admin: all undecided requests. For anyone else: their own, declined ones included. */
  open(signal?: AbortSignal): Promise<Outcome<readonly RoleRequest[]>>;
  /** Refuses with `conflict` when the user has the role, or has already requested it. */
  ask(draft: RoleRequestDraft, signal?: AbortSignal): Promise<Outcome<null>>;
  /** Takes the user's own request back. Refuses with `notFound` or `conflict` when it was withdrawn or decided meanwhile. */
  withdraw(id: EntityId): Promise<Outcome<null>>;
  /** Refuses with `notFound` or `conflict` when another Admin has already decided. */
  grant(id: EntityId): Promise<Outcome<null>>;
  /** Refuses as `grant` does; the requester is shown the reason. */
  decline(id: EntityId, reason: string): Promise<Outcome<null>>;
  /**
   * Undoes a decision, and takes back the role that it gave (ROLE-08). Refuses with `conflict` when the user has sent another
   * request, or is the last Admin by now.
   */
  reopen(id: EntityId): Promise<Outcome<null>>;
}

/** Requests of accounts to be linked to a member (MINE-02). A server without them refuses with `unsupported`. */
export interface LinkRequestRepository {
  open(signal?: AbortSignal): Promise<Outcome<readonly LinkRequest[]>>;
  /** Refuses with `conflict` when another Admin has decided, or the member has another account by now. */
  accept(id: EntityId, memberId: EntityId): Promise<Outcome<null>>;
  /** Refuses as `accept` does; the user is shown the reason. */
  decline(id: EntityId, reason: string): Promise<Outcome<null>>;
  /**
   * Undoes a decision. Refuses with `conflict` when the user has sent another request.
   */
  reopen(id: EntityId): Promise<Outcome<null>>;
}

/**
 * The corrections that members request from the office (MINE-06). A server without the calls refuses with
 * `unsupported`.
 */
export interface CorrectionRequestRepository {
  open(signal?: AbortSignal): Promise<Outcome<readonly Correction[]>>;
  /**
   * Accepts a request: its entry was corrected. Refuses with `conflict` when it was decided, with `notFound` when it
   * was withdrawn meanwhile.
   */
  finish(id: EntityId): Promise<Outcome<null>>;
  /** Refuses as `finish` does; the member is shown the reason. */
  decline(id: EntityId, reason: string): Promise<Outcome<null>>;
  /**
   * Undoes a decision. Refuses with `conflict` when the member has sent another request.
   */
  reopen(id: EntityId): Promise<Outcome<null>>;
}
