import type { Church } from '../church.ts';
import type { Account, RefreshToken } from '../schemas/accounts.ts';
import { issueAccessToken, readOwnToken } from './access-tokens.ts';
import { findAccount, findAccountByEmail } from './accounts.ts';
import { opaqueText } from './opaque-text.ts';
import { done, type Outcome, type Refused, refuse } from './outcome.ts';

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

/** Opens a session (AUTH-05). Refuses alike an unknown e-mail, a wrong password, an unconfirmed e-mail (ACCT-07). */
export async function login(
  church: Church,
  credentials: { email: string; password: string },
): Promise<Outcome<Tokens>> {
  const account = findAccountByEmail(church, credentials.email);
  if (!account || account.password !== credentials.password || !account.emailConfirmed) return refused;
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
