import { ContainerModule } from 'inversify';
import { makeHttpRoleRepository } from '@/adapters/http/http-role-repository.ts';
import { provideNewcomerForms, provideWishForm } from '@/admin/machines/provide-role-forms.ts';
import { provideMyRoles, provideRoleDetails, provideRoleList } from '@/admin/machines/provide-roles.ts';
import { makeReadCandidates } from '@/admin/use-cases/make-read-candidates.ts';
import { makeSessionDraft } from '@/auth/stores/session-draft.ts';
import { provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import { MEMBER_NAMES } from './member-names.tokens.ts';
import { ROLE_REQUEST_REPOSITORY } from './role-requests.tokens.ts';
import {
  MY_ROLES,
  ROLE_CANDIDATES,
  ROLE_DETAIL,
  ROLE_LIST,
  ROLE_NEWCOMER_FORM,
  ROLE_REPOSITORY,
  ROLE_WISH_FORM,
} from './roles.tokens.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NOTIFICATIONS } from './tokens.ts';

/** Roles, and the members who have them (ROLE-01…06). */
export const rolesBindings = new ContainerModule(({ bind }) => {
  bind(ROLE_REPOSITORY).toResolvedValue(makeHttpRoleRepository, [AUTHENTICATED_CLIENT]);
  bind(MY_ROLES).toResolvedValue(provideMyRoles, [ROLE_REPOSITORY, NOTIFICATIONS]);
  bind(ROLE_LIST).toResolvedValue(provideRoleList, [ROLE_REPOSITORY, NOTIFICATIONS]);
  bind(ROLE_DETAIL).toResolvedValue(provideRoleDetails, [ROLE_REPOSITORY, NOTIFICATIONS, CURRENT_USER]);
  bind(ROLE_NEWCOMER_FORM).toResolvedValue(provideNewcomerForms, [ROLE_REPOSITORY, NOTIFICATIONS]);
  bind(ROLE_CANDIDATES).toResolvedValue(
    (members) => provideReadOnce({ read: makeReadCandidates(members) }),
    [MEMBER_NAMES],
  );
  bind(ROLE_WISH_FORM).toResolvedValue(
    (requests, user) => provideWishForm(requests, makeSessionDraft(user)),
    [ROLE_REQUEST_REPOSITORY, CURRENT_USER],
  );
});
