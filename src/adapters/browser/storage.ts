/**
 * The token is written under both names and read from either, because other pages of the church's server use one or the
 * other (AUTH-09). In session storage.
 */
export const TOKEN_KEYS = ['jwtToken', 'AccessToken'] as const;

/** Set while a session of this browser can be taken over by a new tab. In local storage. */
export const OPEN_KEY = 'sessionOpen';

/** The result of an access, or undefined when the browser refuses it: storage may be denied or full (REL-07). */
export function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
