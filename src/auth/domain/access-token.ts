import { type Session, sessionFromClaims } from './session.ts';

/** A readable access token: what is sent, whom it names, and until when it holds by this device's clock. */
export interface AccessToken {
  readonly raw: string;
  readonly session: Session;
  /** Epoch milliseconds; undefined when the token never expires. */
  readonly expiresAt: number | undefined;
}

type Claims = Readonly<Record<string, unknown>>;

/**
 * A token that has been in storage: its end is the issuer's own time.
 * @returns undefined when its claims name no user
 */
export function keptToken(raw: string, claims: Claims): AccessToken | undefined {
  const session = sessionFromClaims(claims);
  return session && { raw, session, expiresAt: milliseconds(claims['exp']) };
}

/**
 * A token that has just arrived: its lifetime counts from now, so a device whose clock is wrong still knows its end.
 * @param receivedAt epoch milliseconds
 * @returns undefined when its claims name no user
 */
export function freshToken(raw: string, claims: Claims, receivedAt: number): AccessToken | undefined {
  const token = keptToken(raw, claims);
  const issuedAt = milliseconds(claims['iat']);
  if (token?.expiresAt === undefined || issuedAt === undefined) return token;
  return { ...token, expiresAt: receivedAt + (token.expiresAt - issuedAt) };
}

/** True once the token no longer holds at `now` (epoch milliseconds). */
export function hasExpired(token: AccessToken, now: number): boolean {
  return token.expiresAt !== undefined && token.expiresAt <= now;
}

function milliseconds(seconds: unknown): number | undefined {
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds * 1000 : undefined;
}
