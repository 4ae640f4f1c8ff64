import type { CurrentUser } from '@/shared/current-user.ports.ts';
import { sameId } from '@/shared/entity-id.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import type { RoleRequestRepository } from './requests.ports.ts';
import type { RoleRequest } from './requests.ts';

export type ReadOwnRoleRequests = (signal?: AbortSignal) => Promise<Outcome<readonly RoleRequest[]>>;

/** Reads the user's own requests for roles: the server sends an Admin those of all users (MINE-01, ROLE-07). */
export function makeReadOwnRoleRequests(
  requests: Pick<RoleRequestRepository, 'open'>,
  user: Pick<CurrentUser, 'read'>,
): ReadOwnRoleRequests {
  return async (signal) => {
    const all = await requests.open(signal);
    if (all.kind === 'refused') return all;
    const own = user.read()?.userId;
    // The session ended meanwhile: unfiltered, an Admin's answer would show the requests of all users.
    if (own === undefined) return refused('unauthorized');
    return done(all.value.filter(({ userId }) => userId === undefined || sameId(userId, own)));
  };
}
