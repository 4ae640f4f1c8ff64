/** What the link of a confirmation e-mail carries (ACCT-08). */
export interface ConfirmationLink {
  readonly userId: string;
  readonly code: string;
}

/** What the link of a reset e-mail carries (ACCT-11). */
export interface ResetLink {
  readonly email: string;
  readonly code: string;
}

/**
 * The values of a confirmation link, byte for byte (REL-12).
 * @param address path with query, as it stands in the address bar
 * @returns undefined when one of them is missing or empty
 */
export function confirmationLink(address: string): ConfirmationLink | undefined {
  const userId = valueOf(address, 'userId');
  const code = valueOf(address, 'code');
  return userId === undefined || code === undefined ? undefined : { userId, code };
}

/** The values of a reset link; as {@link confirmationLink}. */
export function resetLink(address: string): ResetLink | undefined {
  const email = valueOf(address, 'email');
  const code = valueOf(address, 'code');
  return email === undefined || code === undefined ? undefined : { email, code };
}

/** Form decoding would read the `+` of a code as a blank, so the query is taken apart by hand. */
function valueOf(address: string, name: string): string | undefined {
  const [beforeFragment = ''] = address.split('#', 1);
  const query = beforeFragment.slice(beforeFragment.indexOf('?') + 1);
  if (query === beforeFragment) return undefined;
  for (const pair of query.split('&')) {
    const end = pair.indexOf('=');
    if (end < 0 || decoded(pair.slice(0, end)).toLowerCase() !== name.toLowerCase()) continue;
    const value = decoded(pair.slice(end + 1));
    return value === '' ? undefined : value;
  }
  return undefined;
}

/** A `%` that begins no escape stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
