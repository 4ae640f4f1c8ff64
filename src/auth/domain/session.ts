/** The signed-in user, as the access token names them (AUTH-08). */
export interface Session {
  readonly userId: string;
  readonly username: string;
  readonly userEmail: string;
  /** The user's mission society or duty; empty when the token names none. */
  readonly duty: string;
  readonly roles: readonly string[];
}

const MICROSOFT = 'http://schemas.microsoft.com/ws/2008/06/identity/claims';
const XMLSOAP = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

/** Issuers use different names for the same claim: the short name first, then the WS-* URIs. */
const CLAIM_NAMES = {
  userId: ['sid', `${XMLSOAP}/sid`, `${MICROSOFT}/sid`, `${MICROSOFT}/primarysid`],
  username: ['name', 'unique_name', `${XMLSOAP}/name`, `${MICROSOFT}/name`],
  userEmail: ['email', 'emailaddress', `${XMLSOAP}/emailaddress`, `${MICROSOFT}/emailaddress`],
  duty: ['Duty', 'duty'],
  roles: ['role', 'roles', `${MICROSOFT}/role`, `${XMLSOAP}/role`],
} as const;

/**
 * Reads the session from a token's claims (AUTH-08).
 * @returns undefined when the token has no user id or no e-mail
 */
export function sessionFromClaims(claims: Readonly<Record<string, unknown>>): Session | undefined {
  const userId = text(claims, CLAIM_NAMES.userId);
  const userEmail = text(claims, CLAIM_NAMES.userEmail);
  if (userId === '' || userEmail === '') return undefined;
  return {
    userId,
    userEmail,
    username: text(claims, CLAIM_NAMES.username) || userEmail,
    duty: text(claims, CLAIM_NAMES.duty),
    roles: list(claims, CLAIM_NAMES.roles),
  };
}

function find(claims: Readonly<Record<string, unknown>>, names: readonly string[]): unknown {
  const name = names.find((candidate) => claims[candidate] !== undefined && claims[candidate] !== null);
  return name === undefined ? undefined : claims[name];
}

function text(claims: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  const value = find(claims, names);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function list(claims: Readonly<Record<string, unknown>>, names: readonly string[]): readonly string[] {
  const value = find(claims, names);
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((role): role is string => typeof role === 'string') : [];
}
