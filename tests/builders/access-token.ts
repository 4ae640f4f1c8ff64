import type { AccessToken } from '@/auth/session.ts';
import { aSession } from './session.ts';

/** A time of day at which the date is the same in Asunción as in UTC. */
export const NOON = new Date('2026-11-20T12:00:00Z');

/** Seconds since 1970, the unit of tokens. */
export const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

export const MINUTE = 60_000;

export const claimsOf = (claims: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> => ({
  sid: 'member-1',
  name: '김민수',
  email: 'minsu@example.org',
  iat: seconds(NOON),
  exp: seconds(NOON) + 900,
  ...claims,
});

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JSON Web Token as the server sends it; tests do not check its signature. */
export const aRawToken = (claims: Readonly<Record<string, unknown>> = {}): string =>
  `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claimsOf(claims))}.signature`;

/** A token of the session, identified by its raw text. */
export const anAccessToken = (raw = 'token-1', token: Partial<AccessToken> = {}): AccessToken => ({
  raw,
  session: aSession(),
  expiresAt: NOON.getTime() + 15 * MINUTE,
  ...token,
});
