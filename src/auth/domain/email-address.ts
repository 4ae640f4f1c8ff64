const ADDRESS = /^[\w.-]+@(?:[\w-]+\.)+[a-z]{2,}$/i;

/** The rule of new addresses (ACCT-01); blanks at the ends do not count. */
export function isEmailAddress(text: string): boolean {
  return ADDRESS.test(text.trim());
}

/** True for anything that may be an address which somebody has had from before: no rule keeps its owner out (ACCT-09, 10). */
export function mayBeEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text.trim());
}

export type Recipient = Readonly<Record<'email', string>>;

export type RecipientError = 'notAnAddress';

/** What is wrong with an address that an e-mail should go to (ACCT-09, ACCT-10). */
export function recipientErrors({ email }: Recipient): Partial<Record<keyof Recipient, RecipientError>> {
  return mayBeEmailAddress(email) ? {} : { email: 'notAnAddress' };
}

export type AddressChange = Readonly<Record<'newEmail', string>>;

/** What is wrong with a new address (ACCT-13). */
export function addressChangeErrors({ newEmail }: AddressChange): Partial<Record<keyof AddressChange, RecipientError>> {
  return isEmailAddress(newEmail) ? {} : { newEmail: 'notAnAddress' };
}
