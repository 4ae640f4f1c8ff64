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
