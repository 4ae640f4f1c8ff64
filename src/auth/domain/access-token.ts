import { type Session, sessionFromClaims } from './session.ts';

/** A decoded access token: the raw text to send, the user it names, and when it expires by this device's clock. */
export interface AccessToken {
  readonly raw: string;
  readonly session: Session;
  /** Epoch milliseconds; undefined when the token never expires. */
  readonly expiresAt: number | undefined;
}

type Claims = Readonly<Record<string, unknown>>;

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
