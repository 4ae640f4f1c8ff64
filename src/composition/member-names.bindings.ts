import { ContainerModule } from 'inversify';
import { makeHttpMemberNames } from '@/adapters/http/http-member-names.ts';
import type { MemberNames } from '@/organisation/ports/member-names.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT } from './tokens.ts';

export const MEMBER_NAMES = token<MemberNames>('MemberNames');

/** The names of members who can be given an office or a role. */
export const memberNamesBindings = new ContainerModule(({ bind }) => {
  bind(MEMBER_NAMES).toResolvedValue(makeHttpMemberNames, [AUTHENTICATED_CLIENT]);
});
