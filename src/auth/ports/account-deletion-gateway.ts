import type { Outcome } from '@/shared/domain/outcome.ts';
import type { AccountDeletion } from '../domain/account-deletion.ts';

/** The deletion of the signed-in user's account; a server may lack it (MINE-06). */
export interface AccountDeletionGateway {
  readonly read: (signal?: AbortSignal) => Promise<Outcome<AccountDeletion>>;
  /**
   * Asks for it by the account's password.
   * @returns refused with `invalid` for a wrong password, with `conflict` for the last one who manages the site
   */
  readonly ask: (password: string, signal?: AbortSignal) => Promise<Outcome<AccountDeletion>>;
  readonly takeBack: (signal?: AbortSignal) => Promise<Outcome<null>>;
}
