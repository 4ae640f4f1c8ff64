import { ContainerModule } from 'inversify';
import { makeHttpMembershipRepository } from '@/adapters/http/http-membership-repository.ts';
import { perUser } from '@/auth/stores/per-user.ts';
import type { MembershipRepository } from '@/people/ports/membership-repository.ts';
import { makeOwnMembershipStore, type OwnMembershipStore } from '@/people/stores/own-membership.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER } from './tokens.ts';

export const MEMBERSHIP_REPOSITORY = token<MembershipRepository>('MembershipRepository');
export const OWN_MEMBERSHIP = token<OwnMembershipStore>('OwnMembership');

/** The membership of the signed-in user, cached for the pages that read it (MINE-01). */
export const membershipBindings = new ContainerModule(({ bind }) => {
  bind(MEMBERSHIP_REPOSITORY).toResolvedValue(makeHttpMembershipRepository, [AUTHENTICATED_CLIENT]);
  bind(OWN_MEMBERSHIP).toResolvedValue(
    (repository, user) => makeOwnMembershipStore(repository, perUser(user)),
    [MEMBERSHIP_REPOSITORY, CURRENT_USER],
  );
});
