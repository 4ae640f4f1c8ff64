import type { Outcome } from '@/shared/outcome.ts';
import type { LinkDraft, OwnMembership } from './membership.ts';

/** The membership of the signed-in user (MINE-01). A server without it refuses with `unsupported`. */
export interface MembershipRepository {
  own(signal?: AbortSignal): Promise<Outcome<OwnMembership>>;
  /** Refuses with `conflict` when the account is linked by now, or already has an undecided request (MINE-02). */
  askForLink(draft: LinkDraft, signal?: AbortSignal): Promise<Outcome<null>>;
  /** Refuses with `conflict` when no request waits, as when an Admin has decided. Is not aborted when the page is left. */
  withdrawLink(): Promise<Outcome<null>>;
}

/** The subjects of toasts about the request to be linked. */
export type MembershipToast =
  | 'linkAsked'
  | 'linkNotAsked'
  | 'linkUnsure'
  | 'linkWithdrawn'
  | 'linkNotWithdrawn'
  | 'linkWithdrawalUnsure';

declare module '@/shared/notifications.ports.ts' {
  interface ToastSubjects {
    readonly membership: MembershipToast;
  }
}
