const EMAIL = /^[\w.-]+@(?:[\w-]+\.)+[a-z]{2,}$/i;

/** The rule for new e-mail addresses (ACCT-01); leading and trailing spaces are ignored. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

/**
 * Looser than the rule for new e-mail addresses: an account may have been registered under an older rule, and its owner
 * must be able to sign in (ACCT-09, 10).
 */
export function mayBeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text.trim());
}

export type Recipient = Readonly<Record<'email', string>>;

export type RecipientError = 'notAnEmail';

/** Errors in where an e-mail is to be sent (ACCT-09, ACCT-10). */
export function recipientErrors({ email }: Recipient): Partial<Record<keyof Recipient, RecipientError>> {
  return mayBeEmail(email) ? {} : { email: 'notAnEmail' };
}

export type EmailChange = Readonly<Record<'newEmail', string>>;

/** Errors in a new e-mail address (ACCT-13). */
export function emailChangeErrors({ newEmail }: EmailChange): Partial<Record<keyof EmailChange, RecipientError>> {
  return isEmail(newEmail) ? {} : { newEmail: 'notAnEmail' };
}
