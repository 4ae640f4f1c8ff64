import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { Correction } from '../domain/correction.ts';

/** What members ask the office to correct (MINE-06). A server without the calls refuses with `unsupported`. */
export interface CorrectionInbox {
  open(signal?: AbortSignal): Promise<Outcome<readonly Correction[]>>;
  /** Notes that it was corrected. Refuses with `conflict` what was decided, `notFound` what was taken back meanwhile. */
  finish(id: EntityId, signal?: AbortSignal): Promise<Outcome<null>>;
  /** Refuses as `finish` does; the member is shown the reason. Is not aborted when the page is left. */
  decline(id: EntityId, reason: string): Promise<Outcome<null>>;
  /** Undoes a decision. Refuses with `conflict` when the member has asked again. Is not aborted when the page is left. */
  reopen(id: EntityId): Promise<Outcome<null>>;
}
