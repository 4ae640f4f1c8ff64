import type { Failure, Outcome, TooManyUntil } from '@/shared/outcome.ts';
import type { AccountDeletion } from './account.ts';
import type { ConfirmationLink, ResetLink } from './mail-links.ts';

/** The rows of the registration error catalogue (ACCT-05): 409, any other status, no response; and too many from one device. */
export type RegisterFailure = 'usernameTaken' | 'notRegistered' | 'noServerResponse' | TooManyUntil;

/** Why no letter is sent. */
export type LetterFailure = Failure | TooManyUntil;

/**
 * `notConfirmed`: the server refused the link for good. `unreachable`: the server could not answer, so the link may
 * still be valid.
 */
export type ConfirmationFailure = 'notConfirmed' | 'unreachable';

/** The server's account endpoints. Each of the last five calls fails with a reason of its own. */
export interface AccountGateway {
  register(
    account: { readonly email: string; readonly password: string },
    signal?: AbortSignal,
  ): Promise<Outcome<null, RegisterFailure>>;
  /** Done only for a 200 (ACCT-08); the code is sent unchanged, byte for byte (REL-12). */
  confirmEmail(link: ConfirmationLink, signal?: AbortSignal): Promise<Outcome<null, ConfirmationFailure>>;
  resendConfirmation(email: string, signal?: AbortSignal): Promise<Outcome<null, LetterFailure>>;
  sendResetLink(email: string, signal?: AbortSignal): Promise<Outcome<null, LetterFailure>>;
  /** Done only for a 200 (ACCT-11). */
  resetPassword(link: ResetLink, newPassword: string, signal?: AbortSignal): Promise<Outcome<null>>;
  changePassword(oldPassword: string, newPassword: string, signal?: AbortSignal): Promise<Outcome<null>>;
  changeEmail(currentEmail: string, newEmail: string, signal?: AbortSignal): Promise<Outcome<null>>;
}

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
