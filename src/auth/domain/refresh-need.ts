import { type AccessToken, hasExpired } from './access-token.ts';

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
