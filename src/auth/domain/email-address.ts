const ADDRESS = /^[\w.-]+@(?:[\w-]+\.)+[a-z]{2,}$/i;

/** The rule for new addresses (ACCT-01); leading and trailing spaces are ignored. */
export function isEmailAddress(text: string): boolean {
  return ADDRESS.test(text.trim());
}

/**
 * Looser than the rule for new addresses: an existing account may have an older kind of address, and its owner must get
 * in (ACCT-09, 10).
 */
export function mayBeEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text.trim());
}

export type Recipient = Readonly<Record<'email', string>>;

export type RecipientError = 'notAnAddress';

/** Errors in an address to which an e-mail is to be sent (ACCT-09, ACCT-10). */
export function recipientErrors({ email }: Recipient): Partial<Record<keyof Recipient, RecipientError>> {
  return mayBeEmailAddress(email) ? {} : { email: 'notAnAddress' };
}

export type AddressChange = Readonly<Record<'newEmail', string>>;

/** Errors in a new address (ACCT-13). */
export function addressChangeErrors({ newEmail }: AddressChange): Partial<Record<keyof AddressChange, RecipientError>> {
  return isEmailAddress(newEmail) ? {} : { newEmail: 'notAnAddress' };
}
