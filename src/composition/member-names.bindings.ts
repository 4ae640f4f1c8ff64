import { ContainerModule } from 'inversify';
import { makeHttpMemberNameRepository } from '@/adapters/http/http-member-name-repository.ts';
import type { MemberNameRepository } from '@/organisation/ports/member-name-repository.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT } from './tokens.ts';

export const MEMBER_NAME_REPOSITORY = token<MemberNameRepository>('MemberNameRepository');

/** The names of members who can be given an office or a role. */
export const memberNamesBindings = new ContainerModule(({ bind }) => {
  bind(MEMBER_NAME_REPOSITORY).toResolvedValue(makeHttpMemberNameRepository, [AUTHENTICATED_CLIENT]);
});
