import { ContainerModule } from 'inversify';
import { makeHttpMembershipRepository } from '@/adapters/http/http-membership-repository.ts';
import { perUser } from '@/auth/stores/per-user.ts';
import { makeOwnMembershipStore } from '@/people/stores/own-membership.ts';
import { MEMBERSHIP_REPOSITORY, OWN_MEMBERSHIP } from './membership.tokens.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER } from './tokens.ts';

/** The membership of the signed-in user, kept for the pages that ask for it (MINE-01). */
export const membershipBindings = new ContainerModule(({ bind }) => {
  bind(MEMBERSHIP_REPOSITORY).toResolvedValue(makeHttpMembershipRepository, [AUTHENTICATED_CLIENT]);
  bind(OWN_MEMBERSHIP).toResolvedValue(
    (repository, user) => makeOwnMembershipStore(repository, perUser(user)),
    [MEMBERSHIP_REPOSITORY, CURRENT_USER],
  );
});
