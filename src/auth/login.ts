import { meantEmail } from '@/shared/email.ts';

/** How a session ended without the user signing out here: it expired (AUTH-15), or they signed out in another tab (REL-08). */
export type SessionEnd = 'sessionEnded' | 'endedElsewhere';

/** Why a login is due: the session ended, or the server no longer accepts it (AUTH-13). */
export type LoginDue = SessionEnd | 'tokenRejected';

/** Why the dialog is open: the user requested it, a page needs a session (ROUTE-07), or a login is due. */
export type LoginOccasion = 'asked' | 'pageNeedsSession' | LoginDue;

export type Credentials = Readonly<Record<'email' | 'password', string>>;

export type CredentialError = 'emailMissing' | 'passwordMissing';

/** Both fields of the login dialog are required (AUTH-03). */
export function credentialErrors({
  email,
  password,
}: Credentials): Partial<Record<keyof Credentials, CredentialError>> {
  return {
    ...(meantEmail(email) === '' && { email: 'emailMissing' as const }),
    ...(password === '' && { password: 'passwordMissing' as const }),
  };
}
