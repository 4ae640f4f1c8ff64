import { decodeText } from '@/shared/addresses.ts';

/** The parameters in the link of a confirmation e-mail (ACCT-08). */
export interface ConfirmationLink {
  readonly userId: string;
  readonly code: string;
}

/** The parameters in the link of a reset e-mail (ACCT-11). */
export interface ResetLink {
  readonly email: string;
  readonly code: string;
}

/**
 * Reads the parameters of a confirmation link, unchanged byte for byte (REL-12).
 * @param address path with query, as in the address bar
 * @returns undefined when a parameter is missing or empty
 */
export function confirmationLink(address: string): ConfirmationLink | undefined {
  const userId = valueOf(address, 'userId');
  const code = valueOf(address, 'code');
  return userId === undefined || code === undefined ? undefined : { userId, code };
}

/** Reads the parameters of a reset link in the same way as {@link confirmationLink}. */
export function resetLink(address: string): ResetLink | undefined {
  const email = valueOf(address, 'email');
  const code = valueOf(address, 'code');
  return email === undefined || code === undefined ? undefined : { email, code };
}

/** Parses the query by hand, because `URLSearchParams` would turn a `+` in a code into a space. */
function valueOf(address: string, name: string): string | undefined {
  const [beforeFragment = ''] = address.split('#', 1);
  const query = beforeFragment.slice(beforeFragment.indexOf('?') + 1);
  if (query === beforeFragment) return undefined;
  for (const pair of query.split('&')) {
    const end = pair.indexOf('=');
    if (end < 0 || decodeText(pair.slice(0, end)).toLowerCase() !== name.toLowerCase()) continue;
    const value = decodeText(pair.slice(end + 1));
    return value === '' ? undefined : value;
  }
  return undefined;
}
