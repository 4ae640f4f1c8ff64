import { ContainerModule } from 'inversify';
import { makeHttpRoleRepository } from '@/adapters/http/roles.ts';
import {
  type MyRoles,
  makeRoleUndos,
  type ProvidedRoleRequestForm,
  provideMyRoles,
  provideRoleAdditionForms,
  provideRoleDetails,
  provideRoleList,
  provideRoleRequestForm,
  type RoleAdditionForm,
  type RoleDetailFactory,
  type RoleList,
} from '@/admin/roles/roles.machine.ts';
import type { RoleRepository } from '@/admin/roles/roles.ports.ts';
import { makeReadCandidates, makeTakeRoleFrom } from '@/admin/roles/roles.use-cases.ts';
import { type ApplyRoles, makeApplyRoles } from '@/auth/apply-roles.machine.ts';
import { makeSessionDraft } from '@/auth/drafts.store.ts';
import type { MemberName } from '@/people/member-names.ts';
import { done } from '@/shared/outcome.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/reading.machine.ts';
import type { Undos } from '@/shared/undo.machine.ts';
import { roleRequestOf } from '@/ui/messages/ko/roles.ts';
import { createFeature } from './entry.ts';
import { MEMBER_NAME_REPOSITORY, memberNamesBindings } from './member-names.bindings.ts';
import { membershipBindings, OWN_MEMBERSHIP } from './membership.ts';
import { CORRECTION_INBOX, LINK_REQUESTS, memberRequestsBindings } from './open-requests.ts';
import { ROLE_REQUEST_REPOSITORY, ROLE_REQUESTS, roleRequestsBindings } from './role-requests.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NAVIGATION, NOTIFICATIONS, SESSION, TAKES_KEYS, token } from './tokens.ts';

export const ROLE_REPOSITORY = token<RoleRepository>('RoleRepository');
export const MY_ROLES = token<MyRoles>('MyRoles');
const APPLY_ROLES = token<ApplyRoles>('ApplyRoles');
export const ROLE_LIST = token<RoleList>('RoleList');
const ROLE_UNDOS = token<Undos>('RoleUndos');
export const ROLE_DETAIL = token<RoleDetailFactory>('RoleDetail');
export const ROLE_ADDITION_FORM = token<RoleAdditionForm>('RoleAdditionForm');
/** Members who may be given a role: those whose e-mail address is known. */
const ROLE_CANDIDATES = token<ProvidedReadOnce<readonly MemberName[]>>('RoleCandidates');
export const ROLE_REQUEST_FORM = token<ProvidedRoleRequestForm>('RoleRequestForm');

/** Whether the account is linked to no member: roles are offered to members alone (ROLE-08). */
const REQUESTER = token<ProvidedReadOnce<boolean>>('Requester');

export const rolesBindings = new ContainerModule(({ bind }) => {
  bind(ROLE_REPOSITORY).toResolvedValue(makeHttpRoleRepository, [AUTHENTICATED_CLIENT]);
  bind(MY_ROLES).toResolvedValue(provideMyRoles, [ROLE_REPOSITORY, NOTIFICATIONS]);
  bind(APPLY_ROLES).toResolvedValue(makeApplyRoles, [SESSION, NOTIFICATIONS]);
  bind(ROLE_LIST).toResolvedValue(provideRoleList, [ROLE_REPOSITORY, NOTIFICATIONS]);
  bind(ROLE_UNDOS).toResolvedValue(makeRoleUndos, [NOTIFICATIONS, CURRENT_USER]);
  bind(ROLE_DETAIL).toResolvedValue(
    (repository, notifications, user, undos) =>
      provideRoleDetails(repository, { notifications, user, undos, nameRole: roleRequestOf }),
    [ROLE_REPOSITORY, NOTIFICATIONS, CURRENT_USER, ROLE_UNDOS],
  );
  bind(ROLE_ADDITION_FORM).toResolvedValue(
    (repository, notifications, undos) =>
      provideRoleAdditionForms(repository, makeTakeRoleFrom(repository), {
        notifications,
        undos,
        nameRole: roleRequestOf,
      }),
    [ROLE_REPOSITORY, NOTIFICATIONS, ROLE_UNDOS],
  );
  bind(ROLE_CANDIDATES).toResolvedValue(
    (members) => provideReadOnce({ read: makeReadCandidates(members) }),
    [MEMBER_NAME_REPOSITORY],
  );
  bind(REQUESTER).toResolvedValue(
    ({ isUnlinked }) =>
      provideReadOnce({ read: async (signal) => done(await isUnlinked(signal)), isEmpty: (unlinked) => unlinked }),
    [OWN_MEMBERSHIP],
  );
  bind(ROLE_REQUEST_FORM).toResolvedValue(
    (requests, user, notifications, navigation, isRecognised) =>
      provideRoleRequestForm(requests, makeSessionDraft(user), { notifications, navigation }, { isRecognised }),
    [ROLE_REQUEST_REPOSITORY, CURRENT_USER, NOTIFICATIONS, NAVIGATION, TAKES_KEYS],
  );
});

/** Roles, the members who have them, and the requests for them (ROLE-01…06). */
export const rolesFeature = createFeature(
  {
    mine: MY_ROLES,
    applyRoles: APPLY_ROLES,
    list: ROLE_LIST,
    detail: ROLE_DETAIL,
    additionForm: ROLE_ADDITION_FORM,
    requests: ROLE_REQUESTS,
    candidates: ROLE_CANDIDATES,
    requester: REQUESTER,
    requestForm: ROLE_REQUEST_FORM,
    linkRequests: LINK_REQUESTS,
    corrections: CORRECTION_INBOX,
  },
  [membershipBindings, memberNamesBindings, roleRequestsBindings, rolesBindings, memberRequestsBindings],
);
