import { meantEmail } from '@/shared/email.ts';

const EMAIL = /^[\w.-]+@(?:[\w-]+\.)+[a-z]{2,}$/i;

/** The rule for new e-mail addresses (ACCT-01), of what was meant. */
export function isEmail(text: string): boolean {
  return EMAIL.test(meantEmail(text));
}

/**
 * Looser than the rule for new e-mail addresses: an account may have been registered under an older rule, and its owner
 * must be able to sign in (ACCT-09, 10).
 */
export function mayBeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(meantEmail(text));
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

const SHORTEST = 4;
const LONGEST = 24;

/** The parts of the password rule (ACCT-02), in the order in which they are shown. */
const RULES = {
  length: (password: string) => password.length >= SHORTEST && password.length <= LONGEST,
  lowercase: (password: string) => /[a-z]/.test(password),
  uppercase: (password: string) => /[A-Z]/.test(password),
  digit: (password: string) => /[0-9]/.test(password),
  special: (password: string) => /[!@#$%+\-*/?,.^&()\\|]/.test(password),
} as const;

export type PasswordPart = keyof typeof RULES;

export const passwordParts: readonly PasswordPart[] = ['length', 'lowercase', 'uppercase', 'digit', 'special'];

/** The parts of the rule that a password breaks; empty when it is valid (ACCT-02). */
export function missingParts(password: string): readonly PasswordPart[] {
  const sent = password.normalize('NFC');
  return passwordParts.filter((part) => !RULES[part](sent));
}

/**
 * True when the text contains Hangul. The rule allows it, but a user who types it into a hidden field has usually
 * forgotten to switch the keyboard and can hardly repeat it.
 */
export function holdsHangul(text: string): boolean {
  return /\p{Script=Hangul}/u.test(text);
}

export type NewPassword = Readonly<Record<'password' | 'confirmation', string>>;

export type NewPasswordError = 'weak' | 'different';

/** Errors in a new password and its repetition (ACCT-02, ACCT-03). */
export function newPasswordErrors({
  password,
  confirmation,
}: NewPassword): Partial<Record<keyof NewPassword, NewPasswordError>> {
  const isSame = confirmation !== '' && confirmation.normalize('NFC') === password.normalize('NFC');
  return {
    ...(missingParts(password).length > 0 && { password: 'weak' as const }),
    ...(!isSame && { confirmation: 'different' as const }),
  };
}

export type PasswordChange = Readonly<Record<'oldPassword' | keyof NewPassword, string>>;

export type Registration = Readonly<Record<'email' | keyof NewPassword, string>>;

export type RegistrationError = RecipientError | NewPasswordError;

/** Errors in the registration form (ACCT-01…04). */
export function registrationErrors(entry: Registration): Partial<Record<keyof Registration, RegistrationError>> {
  return {
    ...(!isEmail(entry.email) && { email: 'notAnEmail' as const }),
    ...newPasswordErrors(entry),
  };
}

/**
 * Whether the deletion of an account is scheduled, and when it is due; `due` is undefined while no deletion is
 * requested (MINE-06).
 */
export interface AccountDeletion {
  readonly due: Date | undefined;
}
