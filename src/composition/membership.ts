import { makeHttpMembershipRepository } from '@/adapters/http/membership.ts';
import { perUser } from '@/auth/per-user.store.ts';
import { makeOwnMembershipStore } from '@/people/membership.store.ts';
import { shared } from './entry.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER } from './tokens.ts';

export const MEMBERSHIP_REPOSITORY = shared('MembershipRepository', (get) =>
  makeHttpMembershipRepository(get(AUTHENTICATED_CLIENT)),
);

/** The membership of the signed-in user, cached for the pages that read it (MINE-01). */
export const OWN_MEMBERSHIP = shared('OwnMembership', (get) =>
  makeOwnMembershipStore(get(MEMBERSHIP_REPOSITORY), perUser(get(CURRENT_USER)), get(CURRENT_USER)),
);
