import { ContainerModule } from 'inversify';
import { makeHttpMemberNameRepository } from '@/adapters/http/members.ts';
import type { MemberNameRepository } from '@/people/member-names.ports.ts';
import { AUTHENTICATED_CLIENT, token } from './tokens.ts';

export const MEMBER_NAME_REPOSITORY = token<MemberNameRepository>('MemberNameRepository');

/** The names of members who can be given an office or a role. */
export const memberNamesBindings = new ContainerModule(({ bind }) => {
  bind(MEMBER_NAME_REPOSITORY).toResolvedValue(makeHttpMemberNameRepository, [AUTHENTICATED_CLIENT]);
});
