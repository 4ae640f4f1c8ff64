/** The signed-in user, as the access token names them (AUTH-08). */
export interface Session {
  readonly userId: string;
  readonly username: string;
  readonly userEmail: string;
  /** The user's mission society or duty; empty when the token names none. */
  readonly duty: string;
  readonly roles: readonly string[];
}

/** What a token says, under whatever names its issuer uses. */
type Claims = Readonly<Record<string, unknown>>;

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
export function sessionFromClaims(claims: Claims): Session | undefined {
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

function find(claims: Claims, names: readonly string[]): unknown {
  const name = names.find((candidate) => claims[candidate] !== undefined && claims[candidate] !== null);
  return name === undefined ? undefined : claims[name];
}

function text(claims: Claims, names: readonly string[]): string {
  const value = find(claims, names);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function list(claims: Claims, names: readonly string[]): readonly string[] {
  const value = find(claims, names);
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((role): role is string => typeof role === 'string') : [];
}

/** A decoded access token: the raw text to send, the user it names, and when it expires by this device's clock. */
export interface AccessToken {
  readonly raw: string;
  readonly session: Session;
  /** Epoch milliseconds; undefined when the token never expires. */
  readonly expiresAt: number | undefined;
}

/**
 * A token that was read from storage: it expires at the time in its own claims.
 * @returns undefined when its claims name no user
 */
export function storedToken(raw: string, claims: Claims): AccessToken | undefined {
  const session = sessionFromClaims(claims);
  return session && { raw, session, expiresAt: milliseconds(claims['exp']) };
}

/**
 * A token that has just arrived: its lifetime is counted from now, so that its expiry is right even if the device's
 * clock is wrong.
 * @param receivedAt epoch milliseconds
 * @returns undefined when its claims name no user
 */
export function freshToken(raw: string, claims: Claims, receivedAt: number): AccessToken | undefined {
  const token = storedToken(raw, claims);
  const issuedAt = milliseconds(claims['iat']);
  if (token?.expiresAt === undefined || issuedAt === undefined) return token;
  return { ...token, expiresAt: receivedAt + (token.expiresAt - issuedAt) };
}

/** True once the token has expired at `now` (epoch milliseconds). */
export function hasExpired(token: AccessToken, now: number): boolean {
  return token.expiresAt !== undefined && token.expiresAt <= now;
}

function milliseconds(seconds: unknown): number | undefined {
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

export interface RefreshQuestion {
  /** The token the session holds now. */
  readonly current: AccessToken | undefined;
  /** The raw token that the server has just answered 403. */
  readonly used: string;
  /** The user whom that token names. */
  readonly usedBy: string | undefined;
  /** The raw token that the server refused for good: it came from a refresh, or got none for the last calls of a logout. */
  readonly forbidden: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * What to do after a 403 (AUTH-14, REL-01, REL-03):
 * - `over` the session has ended meanwhile
 * - `reuse` a newer token is already there
 * - `forbidden` the newest token was refused too, so that another refresh would change nothing
 * - `refresh` get a new token
 */
export type RefreshNeed = 'over' | 'reuse' | 'forbidden' | 'refresh';

export function refreshNeedFor({ current, used, usedBy, forbidden, now }: RefreshQuestion): RefreshNeed {
  // A request of one user is never sent again with the token of another.
  if (current === undefined || current.session.userId !== usedBy) return 'over';
  if (current.raw !== used) return 'reuse';
  return forbidden === used && !hasExpired(current, now) ? 'forbidden' : 'refresh';
}
