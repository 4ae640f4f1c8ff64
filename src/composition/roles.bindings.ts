import { ContainerModule } from 'inversify';
import { makeHttpRoleRepository } from '@/adapters/http/http-role-repository.ts';
import {
  type ProvidedRoleRequestForm,
  provideRoleAdditionForms,
  provideRoleRequestForm,
  type RoleAdditionForm,
} from '@/admin/machines/provide-role-forms.ts';
import {
  type MyRoles,
  provideMyRoles,
  provideRoleDetails,
  provideRoleList,
  type RoleDetailFactory,
  type RoleList,
} from '@/admin/machines/provide-roles.ts';
import type { RoleRepository } from '@/admin/ports/role-repository.ts';
import { makeReadCandidates } from '@/admin/use-cases/make-read-candidates.ts';
import { type ApplyRoles, makeApplyRoles } from '@/auth/machines/apply-roles.ts';
import { makeSessionDraft } from '@/auth/stores/session-draft.ts';
import type { MemberName } from '@/organisation/domain/member-name.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import { MEMBER_NAME_REPOSITORY } from './member-names.bindings.ts';
import { ROLE_REQUEST_REPOSITORY } from './role-requests.bindings.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NOTIFICATIONS, SESSION } from './tokens.ts';

export const ROLE_REPOSITORY = token<RoleRepository>('RoleRepository');
export const MY_ROLES = token<MyRoles>('MyRoles');
export const APPLY_ROLES = token<ApplyRoles>('ApplyRoles');
export const ROLE_LIST = token<RoleList>('RoleList');
export const ROLE_DETAIL = token<RoleDetailFactory>('RoleDetail');
export const ROLE_ADDITION_FORM = token<RoleAdditionForm>('RoleAdditionForm');
/** Members who may be given a role: those whose e-mail address is known. */
export const ROLE_CANDIDATES = token<ProvidedReadOnce<readonly MemberName[]>>('RoleCandidates');
export const ROLE_REQUEST_FORM = token<ProvidedRoleRequestForm>('ProvidedRoleRequestForm');

/** Roles, and the members who have them (ROLE-01…06). */
export const rolesBindings = new ContainerModule(({ bind }) => {
  bind(ROLE_REPOSITORY).toResolvedValue(makeHttpRoleRepository, [AUTHENTICATED_CLIENT]);
  bind(MY_ROLES).toResolvedValue(provideMyRoles, [ROLE_REPOSITORY, NOTIFICATIONS]);
  bind(APPLY_ROLES).toResolvedValue(makeApplyRoles, [SESSION, NOTIFICATIONS]);
  bind(ROLE_LIST).toResolvedValue(provideRoleList, [ROLE_REPOSITORY, NOTIFICATIONS]);
  bind(ROLE_DETAIL).toResolvedValue(provideRoleDetails, [ROLE_REPOSITORY, NOTIFICATIONS, CURRENT_USER]);
  bind(ROLE_ADDITION_FORM).toResolvedValue(provideRoleAdditionForms, [ROLE_REPOSITORY, NOTIFICATIONS]);
  bind(ROLE_CANDIDATES).toResolvedValue(
    (members) => provideReadOnce({ read: makeReadCandidates(members) }),
    [MEMBER_NAME_REPOSITORY],
  );
  bind(ROLE_REQUEST_FORM).toResolvedValue(
    (requests, user) => provideRoleRequestForm(requests, makeSessionDraft(user)),
    [ROLE_REQUEST_REPOSITORY, CURRENT_USER],
  );
});
