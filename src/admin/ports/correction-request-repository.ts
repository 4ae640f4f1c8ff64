import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { Correction } from '../domain/correction.ts';

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
  finish(id: EntityId, signal?: AbortSignal): Promise<Outcome<null>>;
  /** Refuses as `finish` does; the member is shown the reason. Is not aborted when the page is left. */
  decline(id: EntityId, reason: string): Promise<Outcome<null>>;
  /**
   * Undoes a decision. Refuses with `conflict` when the member has sent another request. Is not aborted when the page
   * is left.
   */
  reopen(id: EntityId): Promise<Outcome<null>>;
}
