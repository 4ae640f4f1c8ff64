import type { MembershipRepository } from '@/people/ports/membership-repository.ts';
import type { OwnMembershipStore } from '@/people/stores/own-membership.ts';
import { token } from './token.ts';

export const MEMBERSHIP_REPOSITORY = token<MembershipRepository>('MembershipRepository');
export const OWN_MEMBERSHIP = token<OwnMembershipStore>('OwnMembership');
