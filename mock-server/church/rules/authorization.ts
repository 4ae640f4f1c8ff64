import { type Caller, readAccessToken } from './access-tokens.ts';
import { done, type Outcome, refuse } from './outcome.ts';

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
