const SHORTEST = 4;
const LONGEST = 24;

/** What a password needs (ACCT-02), in the order in which it is told. */
const RULES = {
  length: (password: string) => password.length >= SHORTEST && password.length <= LONGEST,
  lowercase: (password: string) => /[a-z]/.test(password),
  uppercase: (password: string) => /[A-Z]/.test(password),
  digit: (password: string) => /[0-9]/.test(password),
  special: (password: string) => /[!@#$%+\-*/?,.^&()\\|]/.test(password),
} as const;

export type PasswordPart = keyof typeof RULES;

export const passwordParts: readonly PasswordPart[] = ['length', 'lowercase', 'uppercase', 'digit', 'special'];

/** The parts of the rule that a password does not keep; none when it is good (ACCT-02). */
export function missingParts(password: string): readonly PasswordPart[] {
  const sent = password.normalize('NFC');
  return passwordParts.filter((part) => !RULES[part](sent));
}

/** True when the keyboard was left on Hangul: the rule allows it, but a hidden field can seldom be typed so again. */
export function holdsHangul(text: string): boolean {
  return /\p{Script=Hangul}/u.test(text);
}

export type NewPassword = Readonly<Record<'password' | 'confirmation', string>>;

export type NewPasswordError = 'weak' | 'different';

/** What is wrong with a new password and its repetition (ACCT-02, ACCT-03). */
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
