import { ContainerModule } from 'inversify';
import { makeHttpMemberNames } from '@/adapters/http/http-member-names.ts';
import { MEMBER_NAMES } from './member-names.tokens.ts';
import { AUTHENTICATED_CLIENT } from './tokens.ts';

/** The names of members, from which an office and a role are given. */
export const memberNamesBindings = new ContainerModule(({ bind }) => {
  bind(MEMBER_NAMES).toResolvedValue(makeHttpMemberNames, [AUTHENTICATED_CLIENT]);
});
