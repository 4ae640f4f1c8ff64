import type { Outcome } from '@/shared/domain/outcome.ts';
import type { AccountDeletion } from '../domain/account-deletion.ts';

/** The deletion of the signed-in user's account; optional calls (MINE-06). */
export interface AccountDeletionGateway {
  readonly read: (signal?: AbortSignal) => Promise<Outcome<AccountDeletion>>;
  /**
   * Requests the deletion, confirmed by the account's password.
   * @returns refused with `invalid` for a wrong password, with `conflict` when no other account manages the site
   */
  readonly ask: (password: string, signal?: AbortSignal) => Promise<Outcome<AccountDeletion>>;
  readonly cancel: (signal?: AbortSignal) => Promise<Outcome<null>>;
}
