import type { EntityId } from '@/shared/entity-id.ts';
import type { Outcome } from '@/shared/outcome.ts';
import type { AskedCorrection, OwnCorrection, OwnRecord } from './privacy.ts';

/**
 * Everything that the server has stored about the signed-in user (MINE-06). A server without the call refuses with
 * `unsupported`.
 */
export interface OwnRecordRepository {
  read(signal?: AbortSignal): Promise<Outcome<OwnRecord>>;
}

/**
 * The corrections that the user has requested from the office (MINE-06). A server without the calls refuses with
 * `unsupported`.
 */
export interface CorrectionRepository {
  /** The newest first. */
  own(signal?: AbortSignal): Promise<Outcome<readonly OwnCorrection[]>>;
  /** Refuses with `conflict` while an earlier request for the same field is undecided. */
  ask(correction: AskedCorrection, signal?: AbortSignal): Promise<Outcome<null>>;
  /** Withdraws an undecided request. Refuses with `conflict` when it was decided meanwhile. */
  withdraw(id: EntityId): Promise<Outcome<null>>;
}

/** The subjects of toasts about requests to correct one's own record. */
export type PrivacyToast =
  | 'correctionAsked'
  | 'correctionNotAsked'
  | 'correctionUnsure'
  | 'correctionWithdrawn'
  | 'correctionNotWithdrawn';

declare module '@/shared/notifications.ports.ts' {
  interface ToastSubjects {
    readonly privacy: PrivacyToast;
  }
}
