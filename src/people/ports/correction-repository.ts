import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { AskedCorrection, OwnCorrection } from '../domain/correction.ts';

/** What the user has asked the office to correct (MINE-06). A server without the calls refuses with `unsupported`. */
export interface CorrectionRepository {
  /** The newest first. */
  own(signal?: AbortSignal): Promise<Outcome<readonly OwnCorrection[]>>;
  /** Refuses with `conflict` while an earlier wish for the same field waits. */
  ask(correction: AskedCorrection, signal?: AbortSignal): Promise<Outcome<null>>;
  /** Takes back what waits. Refuses with `conflict` what was decided meanwhile. */
  withdraw(id: EntityId, signal?: AbortSignal): Promise<Outcome<null>>;
}
