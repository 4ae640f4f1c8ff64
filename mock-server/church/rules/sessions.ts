import * as z from 'zod/mini';
import type { Church } from '../church.ts';
import type { Account, RefreshToken } from '../schemas/accounts.ts';
import { findAccount, findAccountByEmail, normalizeEmail } from './accounts.ts';
import { opaqueText } from './keys.ts';
import { done, type Outcome, type Refused, refuse } from './outcome.ts';
import { countCall, refusedByPace } from './paces.ts';

// Loaded on demand: visitors have no token, and the library of signatures is large.
const signatures = () => import('./signed-tokens.ts');

/** How long an access token is valid, in seconds. */
export const accessTokenLifetime = 15 * 60;

const soapClaims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

/** The claim addresses that an ASP.NET Core Identity service issues (AUTH-08). */
export const claimAddresses = {
  sid: `${soapClaims}/sid`,
  name: `${soapClaims}/name`,
  email: `${soapClaims}/emailaddress`,
  role: 'http://schemas.microsoft.com/ws/2008/06/identity/claims/role',
  duty: 'Duty',
} as const;

const payloadSchema = z.object({
  [claimAddresses.sid]: z.string(),
  [claimAddresses.role]: z.optional(z.union([z.string(), z.array(z.string())])),
});

/** The subject of an access token. */
export interface TokenSubject {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly duty?: string | undefined;
  readonly roles: readonly string[];
}

/** The claims that the server reads from a token it has signed. */
export interface Caller {
  readonly accountId: string;
  readonly roles: readonly string[];
}

export type TokenReading =
  | { readonly kind: 'valid'; readonly caller: Caller }
  | { readonly kind: 'expired' }
  | { readonly kind: 'broken' };

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const roleClaim = (roles: readonly string[]): Record<string, unknown> =>
  roles.length === 0 ? {} : { [claimAddresses.role]: roles.length === 1 ? roles[0] : roles };

/** Issues a compact JWT (HS256), valid for {@link accessTokenLifetime} from `now`, the church's clock. */
export async function issueAccessToken(subject: TokenSubject, now: Date): Promise<string> {
  const claims = {
    [claimAddresses.sid]: subject.accountId,
    [claimAddresses.name]: subject.name,
    [claimAddresses.email]: subject.email,
    ...(subject.duty === undefined ? {} : { [claimAddresses.duty]: subject.duty }),
    ...roleClaim(subject.roles),
  };
  const { signed } = await signatures();
  return signed(claims, secondsOf(now), secondsOf(now) + accessTokenLifetime);
}

function callerOf(payload: unknown): Caller | undefined {
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) return undefined;
  const roles = parsed.data[claimAddresses.role];
  return {
    accountId: parsed.data[claimAddresses.sid],
    roles: roles === undefined ? [] : [roles].flat(),
  };
}

/** Reads a token by the church's clock; `broken` covers a foreign signature and any text that is no token. */
async function readAccessToken(token: string, now: Date): Promise<TokenReading> {
  const { verified, isExpiry } = await signatures();
  try {
    const caller = callerOf(await verified(token, now));
    return caller ? { kind: 'valid', caller } : { kind: 'broken' };
  } catch (error) {
    return { kind: isExpiry(error) ? 'expired' : 'broken' };
  }
}

/** Reads a token that may have expired: a refresh needs to know only its user. */
async function readOwnToken(token: string): Promise<Caller | undefined> {
  const { ownClaims } = await signatures();
  try {
    return callerOf(await ownClaims(token));
  } catch {
    return undefined;
  }
}

/** Who may make a call: any signed-in user, or users with one of the named roles. */
export type Requirement = 'signedIn' | readonly string[];

/** Member, duty, zone, role and organisation writes, and reads that name members (PERM-03). */
export const admins: Requirement = ['Admin'];

/** Content writes (PERM-02). */
export const publishers: Requirement = ['Admin', 'Editor'];

const bearerPattern = /^Bearer +(\S+)$/i;

/**
 * Decides by the bearer header alone, as a server without sessions does: a removed role takes effect at the next
 * refresh (AUTH-18). Refuses with `unauthenticated` without a valid token, with `forbidden` for an expired one and for
 * a missing role.
 */
export async function authorize(header: string | null, required: Requirement, now: Date): Promise<Outcome<Caller>> {
  const token = bearerPattern.exec(header ?? '')?.[1];
  if (token === undefined) return refuse('unauthenticated', '로그인이 필요합니다.');
  const reading = await readAccessToken(token, now);
  if (reading.kind === 'broken') return refuse('unauthenticated', '로그인이 필요합니다.');
  if (reading.kind === 'expired') return refuse('forbidden', '로그인 시간이 지났습니다.');
  if (required !== 'signedIn' && !required.some((role) => reading.caller.roles.includes(role))) {
    return refuse('forbidden', '권한이 없습니다.');
  }
  return done(reading.caller);
}

/**
 * The caller of a public call; undefined for a visitor. An expired token is refused as in other calls, so that a
 * signed-in client refreshes it, and is not treated as a visitor.
 */
export async function recognize(header: string | null, now: Date): Promise<Outcome<Caller | undefined>> {
  const known = await authorize(header, 'signedIn', now);
  return known.kind === 'refused' && known.reason === 'unauthenticated' ? done(undefined) : known;
}

/** How long a login session lasts without a refresh, in milliseconds. */
export const refreshTokenLifetime = 7 * 24 * 60 * 60 * 1000;

/**
 * How long a replaced refresh token is still accepted, in milliseconds, and answered with the token that replaced it:
 * two tabs of one browser share the cookie and may refresh at the same time. A replaced token that is used later was
 * stolen.
 */
const reuseGrace = 10 * 1000;

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const refused: Refused = refuse('unauthenticated', '이메일 또는 비밀번호가 맞지 않습니다.');
const sessionOver: Refused = refuse('unauthenticated', '로그인 시간이 지났습니다. 다시 로그인해 주세요.');

const after = (church: Church, milliseconds: number): string =>
  new Date(church.now().getTime() + milliseconds).toISOString();

const issueRefreshToken = (church: Church, accountId: string, sessionId: string): Promise<RefreshToken> =>
  church.refreshTokens.create({
    id: opaqueText(),
    accountId,
    sessionId,
    expiresAt: after(church, refreshTokenLifetime),
    replacedBy: null,
    revoked: false,
  });

const accessTokenFor = ({ id, name, email, duty, roles }: Account, church: Church): Promise<string> =>
  issueAccessToken({ accountId: id, name, email, duty: duty || undefined, roles }, church.now());

const findToken = (church: Church, id: string): RefreshToken | undefined =>
  church.refreshTokens.findFirst((query) => query.where({ id }));

/**
 * Opens a session (AUTH-05). Refuses alike an unknown e-mail, a wrong password, an unconfirmed e-mail (ACCT-07), and, after too
 * many of these, every login of that address with `tooMany`.
 */
export async function login(
  church: Church,
  credentials: { email: string; password: string },
): Promise<Outcome<Tokens>> {
  const address = normalizeEmail(credentials.email);
  const tooMany = refusedByPace(church, 'login', address);
  if (tooMany) return tooMany;
  const account = findAccountByEmail(church, address);
  if (!account || account.password !== credentials.password || !account.emailConfirmed) {
    countCall(church, 'login', address);
    return refused;
  }
  const refreshToken = await issueRefreshToken(church, account.id, crypto.randomUUID());
  return done({ accessToken: await accessTokenFor(account, church), refreshToken: refreshToken.id });
}

const endSession = (church: Church, sessionId: string): Promise<unknown> =>
  church.refreshTokens.updateMany((query) => query.where({ sessionId }), {
    data: (token) => {
      token.revoked = true;
    },
  });

/** The newest token of the chain that begins with `token`. */
function latest(church: Church, token: RefreshToken): RefreshToken {
  const next = token.replacedBy === null ? undefined : findToken(church, token.replacedBy);
  return next ? latest(church, next) : token;
}

function wasReplacedJustNow(church: Church, token: RefreshToken): boolean {
  const next = token.replacedBy === null ? undefined : findToken(church, token.replacedBy);
  if (!next) return false;
  const replacedAt = Date.parse(next.expiresAt) - refreshTokenLifetime;
  return church.now().getTime() - replacedAt <= reuseGrace;
}

async function rotate(church: Church, token: RefreshToken): Promise<RefreshToken> {
  const next = await issueRefreshToken(church, token.accountId, token.sessionId);
  await church.refreshTokens.update((query) => query.where({ id: token.id }), {
    data: (old) => {
      old.replacedBy = next.id;
    },
  });
  return next;
}

/**
 * Exchanges an access token of ours, expired or not, and the refresh token of the cookie for new ones (AUTH-14). The new access
 * token carries the roles that the account has now (AUTH-18). A refresh token is valid once: reusing it after {@link
 * reuseGrace} ends the whole session. Every failure is `unauthenticated`.
 */
export async function refresh(church: Church, { accessToken, refreshToken }: Tokens): Promise<Outcome<Tokens>> {
  const owner = await readOwnToken(accessToken);
  const token = findToken(church, refreshToken);
  if (!owner || !token || token.revoked || token.accountId !== owner.accountId) return sessionOver;
  if (Date.parse(token.expiresAt) <= church.now().getTime()) return sessionOver;
  if (token.replacedBy !== null && !wasReplacedJustNow(church, token)) {
    await endSession(church, token.sessionId);
    return sessionOver;
  }
  const account = findAccount(church, token.accountId);
  if (!account) return sessionOver;
  const current = token.replacedBy === null ? await rotate(church, token) : latest(church, token);
  return done({ accessToken: await accessTokenFor(account, church), refreshToken: current.id });
}

/**
 * Ends the session of the cookie, when it is one of the caller's (AUTH-11). Without one there is nothing to end.
 * @returns whether the cookie may be deleted: the cookie of another user, who has signed in in another tab, is kept
 */
export async function revoke(church: Church, accountId: string, refreshToken: string): Promise<Outcome<boolean>> {
  const token = findToken(church, refreshToken);
  if (token !== undefined && token.accountId !== accountId) return done(false);
  if (token !== undefined) await endSession(church, token.sessionId);
  return done(true);
}

/** Ends an account's sessions after a password change, except the one that the token `keep` belongs to. */
export async function endSessionsOf(church: Church, accountId: string, keep = ''): Promise<void> {
  const kept = findToken(church, keep)?.sessionId;
  await church.refreshTokens.updateMany(
    (query) => query.where((token) => token.accountId === accountId && token.sessionId !== kept),
    {
      data: (token) => {
        token.revoked = true;
      },
    },
  );
}
