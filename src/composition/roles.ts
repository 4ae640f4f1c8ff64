import { makeHttpMemberNameRepository } from '@/adapters/http/members.ts';
import { makeHttpRoleRepository, makeHttpRoleRequestRepository } from '@/adapters/http/roles.ts';
import {
  makeRoleUndos,
  provideMyRoles,
  provideRoleAdditionForms,
  provideRoleDetails,
  provideRoleList,
  provideRoleRequestForm,
} from '@/admin/roles/roles.machine.ts';
import { makeReadCandidates, makeTakeRoleFrom } from '@/admin/roles/roles.use-cases.ts';
import { makeApplyRoles } from '@/auth/apply-roles.machine.ts';
import { makeSessionDraft } from '@/auth/drafts.store.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { done } from '@/shared/outcome.ts';
import { provideWithdrawal } from '@/shared/withdrawal.machine.ts';
import { entry, type Get, shared } from './entry.ts';
import { OWN_MEMBERSHIP } from './membership.ts';
import { correctionInbox, linkRequests, type RoleTexts, roleRequests } from './open-requests.ts';
import { telling } from './telling.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NOTIFICATIONS, SESSION, TAKES_KEYS } from './tokens.ts';

const ROLE_UNDOS = shared('RoleUndos', (get) => makeRoleUndos(get(NOTIFICATIONS), get(CURRENT_USER)));

const repositoryOf = (get: Get) => makeHttpRoleRepository(get(AUTHENTICATED_CLIENT));

/** Roles, the members who have them, and the requests for them (ROLE-01…06). */
export const rolesEntry = entry({
  mine: (get) => provideMyRoles(repositoryOf(get), get(NOTIFICATIONS)),
  applyRoles: (get) => makeApplyRoles(get(SESSION), get(NOTIFICATIONS)),
  list: (get) => provideRoleList(repositoryOf(get), get(NOTIFICATIONS)),
  detail: (get, { roleRequestOf }: RoleTexts) =>
    provideRoleDetails(repositoryOf(get), {
      notifications: get(NOTIFICATIONS),
      user: get(CURRENT_USER),
      undos: get(ROLE_UNDOS),
      nameRole: roleRequestOf,
    }),
  additionForm: (get, { roleRequestOf }: RoleTexts) => {
    const repository = repositoryOf(get);
    return provideRoleAdditionForms(repository, makeTakeRoleFrom(repository), {
      notifications: get(NOTIFICATIONS),
      undos: get(ROLE_UNDOS),
      nameRole: roleRequestOf,
    });
  },
  requests: (get, texts: RoleTexts) => get(roleRequests(texts)),
  // Members who may be given a role: those whose e-mail address is known.
  candidates: (get) => ({ read: makeReadCandidates(makeHttpMemberNameRepository(get(AUTHENTICATED_CLIENT))) }),
  // Whether the account is linked to no member: roles are offered to members alone (ROLE-08).
  requester: (get) => {
    const { isUnlinked } = get(OWN_MEMBERSHIP);
    return {
      read: async (signal: AbortSignal) => done(await isUnlinked(signal)),
      isEmpty: (unlinked: boolean) => unlinked,
    };
  },
  requestForm: (get) =>
    provideRoleRequestForm(
      makeHttpRoleRequestRepository(get(AUTHENTICATED_CLIENT)),
      makeSessionDraft(get(CURRENT_USER)),
      telling(get),
      { isRecognised: get(TAKES_KEYS) },
    ),
  withdrawal: (get) => {
    const requests = makeHttpRoleRequestRepository(get(AUTHENTICATED_CLIENT));
    return (id: EntityId) =>
      provideWithdrawal(() => requests.withdraw(id), get(NOTIFICATIONS), {
        withdrawn: 'roleRequestWithdrawn',
        notWithdrawn: 'roleRequestNotWithdrawn',
        unsure: 'roleRequestWithdrawalUnsure',
      });
  },
  linkRequests: (get, texts: RoleTexts) => get(linkRequests(texts)),
  corrections: (get, texts: RoleTexts) => get(correctionInbox(texts)),
});
