import { ContainerModule } from 'inversify';
import { makeHttpMembershipRepository } from '@/adapters/http/membership.ts';
import { perUser } from '@/auth/per-user.store.ts';
import type { MembershipRepository } from '@/people/membership.ports.ts';
import { makeOwnMembershipStore, type OwnMembershipStore } from '@/people/membership.store.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, token } from './tokens.ts';

export const MEMBERSHIP_REPOSITORY = token<MembershipRepository>('MembershipRepository');
export const OWN_MEMBERSHIP = token<OwnMembershipStore>('OwnMembership');

/** The membership of the signed-in user, cached for the pages that read it (MINE-01). */
export const membershipBindings = new ContainerModule(({ bind }) => {
  bind(MEMBERSHIP_REPOSITORY).toResolvedValue(makeHttpMembershipRepository, [AUTHENTICATED_CLIENT]);
  bind(OWN_MEMBERSHIP).toResolvedValue(
    (repository, user) => makeOwnMembershipStore(repository, perUser(user), user),
    [MEMBERSHIP_REPOSITORY, CURRENT_USER],
  );
});
