import { ContainerModule } from 'inversify';
import type { HttpClient } from '@/adapters/http/http-client.ts';
import { makeHttpMemberNames } from '@/adapters/http/http-member-names.ts';
import { makeHttpRoleRepository } from '@/adapters/http/http-role-repository.ts';
import { makeHttpRoleRequestRepository } from '@/adapters/http/http-role-request-repository.ts';
import { notifyRoleFailure } from '@/admin/machines/notify-role-failure.ts';
import { provideRoleDetail } from '@/admin/machines/provide-role-detail.ts';
import {
  provideDeclineForm,
  provideNewcomerForms,
  provideWishForm,
  type RoleWishForm,
} from '@/admin/machines/provide-role-forms.ts';
import { type ProvidedRoleRequests, provideRoleRequests } from '@/admin/machines/provide-role-requests.ts';
import { notifyRoleChanges, notifyRoleDecisions, type RoleUser } from '@/admin/machines/role-toasts.ts';
import type { RoleRepository } from '@/admin/ports/role-repository.ts';
import type { RoleRequestRepository } from '@/admin/ports/role-request-repository.ts';
import { makeReadCandidates } from '@/admin/use-cases/make-read-candidates.ts';
import { currentUserOf } from '@/auth/machines/current-user.ts';
import { makeSessionDraft } from '@/auth/machines/session-draft.ts';
import { sessionIn } from '@/auth/machines/session-selectors.ts';
import type { MemberNames } from '@/organisation/ports/member-names.ts';
import { notifyReadingFailure } from '@/shared/machines/notify-reading-failure.ts';
import { provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { possessiveName } from '../ui/messages/ko/role-messages.ts';
import {
  MY_ROLES,
  type MyRoles,
  ROLE_CANDIDATES,
  ROLE_DECLINE_FORM,
  ROLE_DETAIL,
  ROLE_LIST,
  ROLE_NEWCOMER_FORM,
  ROLE_REPOSITORY,
  ROLE_REQUEST_REPOSITORY,
  ROLE_REQUESTS,
  ROLE_WISH_FORM,
  type RoleCandidates,
  type RoleDetailReading,
  type RoleList,
} from './roles.tokens.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS, SESSION, type SessionActor } from './tokens.ts';

/** Roles, the members who have them, and the requests for them (ROLE-01…07). */
export const rolesBindings = new ContainerModule(({ bind }) => {
  bind(ROLE_REPOSITORY).toResolvedValue(makeHttpRoleRepository, [AUTHENTICATED_CLIENT]);
  bind(ROLE_REQUEST_REPOSITORY).toResolvedValue(makeHttpRoleRequestRepository, [AUTHENTICATED_CLIENT]);
  bind(MY_ROLES).toResolvedValue(bindMyRoles, [ROLE_REPOSITORY, NOTIFICATIONS]);
  bind(ROLE_LIST).toResolvedValue(bindRoleList, [ROLE_REPOSITORY, NOTIFICATIONS]);
  bind(ROLE_DETAIL).toResolvedValue(makeRoleDetail, [ROLE_REPOSITORY, NOTIFICATIONS, SESSION]);
  bind(ROLE_NEWCOMER_FORM).toResolvedValue(provideNewcomerForms, [ROLE_REPOSITORY, NOTIFICATIONS]);
  bind(ROLE_REQUESTS).toResolvedValue(bindRequests, [ROLE_REQUEST_REPOSITORY, NOTIFICATIONS, SESSION]);
  bind(ROLE_DECLINE_FORM).toConstantValue(provideDeclineForm);
  bind(ROLE_CANDIDATES).toResolvedValue(bindCandidates, [AUTHENTICATED_CLIENT]);
  bind(ROLE_WISH_FORM).toResolvedValue(bindWishForm, [ROLE_REQUEST_REPOSITORY, SESSION]);
});

function bindMyRoles(repository: RoleRepository, notifications: Notifications): MyRoles {
  return provideReadOnce({
    read: notifyReadingFailure((signal) => repository.mine(signal), notifications, { subject: 'rolesNotLoaded' }),
  });
}

function bindRoleList(repository: RoleRepository, notifications: Notifications): RoleList {
  return provideReadOnce({
    read: notifyReadingFailure((signal) => repository.all(signal), notifications, { subject: 'rolesNotLoaded' }),
  });
}

function makeRoleDetail(
  repository: RoleRepository,
  notifications: Notifications,
  session: SessionActor,
): RoleDetailReading {
  return (roleId) =>
    provideRoleDetail({
      read: notifyRoleFailure((signal) => repository.detail(roleId, signal), notifications),
      remove: (holder, signal) => repository.remove(roleId, holder.id, signal),
      ...notifyRoleChanges(notifications, userOf(session)),
    });
}

function bindRequests(
  requests: RoleRequestRepository,
  notifications: Notifications,
  session: SessionActor,
): ProvidedRoleRequests {
  return provideRoleRequests({
    read: (signal) => requests.open(signal),
    grant: (request, signal) => requests.grant(request.id, signal),
    decline: ({ request, reason }) => requests.decline(request.id, reason),
    ...notifyRoleDecisions(notifications, userOf(session), possessiveName),
  });
}

function bindCandidates(client: HttpClient): RoleCandidates {
  const members: MemberNames = makeHttpMemberNames(client);
  return provideReadOnce({
    read: makeReadCandidates((signal) => members.all(signal)),
  });
}

function bindWishForm(requests: RoleRequestRepository, session: SessionActor): RoleWishForm {
  return provideWishForm(requests, makeSessionDraft(currentUserOf(session)));
}

const userOf = (session: SessionActor): RoleUser => ({
  id: () => sessionIn(session.getSnapshot())?.userId,
  refresh: () => session.send({ type: 'session.refreshAsked' }),
});
