import { type AccessToken, hasExpired } from './access-token.ts';

export interface RefreshQuestion {
  /** The token the session holds now. */
  readonly current: AccessToken | undefined;
  /** The raw token that the server has just answered 403. */
  readonly used: string;
  /** Whose token that was. */
  readonly usedBy: string | undefined;
  /** The raw token that came fresh from a refresh and was answered 403 all the same. */
  readonly forbidden: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * What a 403 asks for (AUTH-14, REL-01, REL-03): `over` that session has ended meanwhile, `reuse` a newer token is
 * already there, `forbidden` the newest token was refused too, so refreshing again would change nothing, `refresh`.
 */
export type RefreshNeed = 'over' | 'reuse' | 'forbidden' | 'refresh';

export function refreshNeedFor({ current, used, usedBy, forbidden, now }: RefreshQuestion): RefreshNeed {
  // What one user asked for is not sent again in the name of the next.
  if (current === undefined || current.session.userId !== usedBy) return 'over';
  if (current.raw !== used) return 'reuse';
  return forbidden === used && !hasExpired(current, now) ? 'forbidden' : 'refresh';
}
