import { ContainerModule } from 'inversify';
import type { ToastQueue } from '@/adapters/browser/toast-queue.ts';
import type { HttpClient } from '@/adapters/http/http-client.ts';
import { makeHttpMemberNames } from '@/adapters/http/http-member-names.ts';
import { makeHttpRoleRepository } from '@/adapters/http/http-role-repository.ts';
import { makeHttpRoleRequestRepository } from '@/adapters/http/http-role-request-repository.ts';
import { newcomerProblems } from '@/admin/domain/role-newcomer.ts';
import { emptyWish, refusalProblems, wishProblems } from '@/admin/domain/role-request.ts';
import { provideRoleDetail } from '@/admin/machines/provide-role-detail.ts';
import { type ProvidedRoleRequests, provideRoleRequests } from '@/admin/machines/provide-role-requests.ts';
import type { RoleRepository } from '@/admin/ports/role-repository.ts';
import type { RoleRequestRepository } from '@/admin/ports/role-request-repository.ts';
import { currentUserOf } from '@/auth/machines/current-user.ts';
import { sessionIn } from '@/auth/machines/session.machine.ts';
import { makeSessionDraft } from '@/auth/machines/session-draft.ts';
import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { provideForm } from '@/shared/machines/provide-form.ts';
import { provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import type { ToastSubject } from '@/shared/ports/notifications.ts';
import { ofSomebody } from '../ui/messages/ko/role-messages.ts';
import {
  MY_ROLES,
  type MyRoles,
  ROLE_CANDIDATES,
  ROLE_DETAIL,
  ROLE_LIST,
  ROLE_NEWCOMER_FORM,
  ROLE_REFUSAL_FORM,
  ROLE_REPOSITORY,
  ROLE_REQUEST_REPOSITORY,
  ROLE_REQUESTS,
  ROLE_WISH_FORM,
  type RoleCandidates,
  type RoleDetailReading,
  type RoleFailureForm,
  type RoleList,
  type RoleNewcomerForm,
  type RoleWishForm,
} from './roles.tokens.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS, SESSION, type SessionActor } from './tokens.ts';

/** Roles, whoever has them, and the requests for them (ROLE-01…07). */
export const rolesBindings = new ContainerModule(({ bind }) => {
  bind(ROLE_REPOSITORY).toResolvedValue(makeHttpRoleRepository, [AUTHENTICATED_CLIENT]);
  bind(ROLE_REQUEST_REPOSITORY)
    .toResolvedValue(makeHttpRoleRequestRepository, [AUTHENTICATED_CLIENT])
    .inSingletonScope();
  bind(MY_ROLES).toResolvedValue(bindMyRoles, [ROLE_REPOSITORY, NOTIFICATIONS]).inSingletonScope();
  bind(ROLE_LIST).toResolvedValue(bindRoleList, [ROLE_REPOSITORY, NOTIFICATIONS]).inSingletonScope();
  bind(ROLE_DETAIL).toResolvedValue(makeRoleDetail, [ROLE_REPOSITORY, NOTIFICATIONS, SESSION]);
  bind(ROLE_NEWCOMER_FORM).toResolvedValue(makeNewcomerForm, [ROLE_REPOSITORY, NOTIFICATIONS]);
  bind(ROLE_REQUESTS)
    .toResolvedValue(bindRequests, [ROLE_REQUEST_REPOSITORY, NOTIFICATIONS, SESSION])
    .inSingletonScope();
  bind(ROLE_REFUSAL_FORM).toConstantValue(makeFailureForm());
  bind(ROLE_CANDIDATES).toResolvedValue(bindCandidates, [AUTHENTICATED_CLIENT]).inSingletonScope();
  bind(ROLE_WISH_FORM).toResolvedValue(bindWishForm, [ROLE_REQUEST_REPOSITORY, SESSION]).inSingletonScope();
});

function bindMyRoles(repository: RoleRepository, notices: ToastQueue): MyRoles {
  return provideReadOnce({
    read: telling(notices, 'rolesNotLoaded', (signal) => repository.mine(signal)),
    isEmpty: (names) => names.length === 0,
  });
}

function bindRoleList(repository: RoleRepository, notices: ToastQueue): RoleList {
  return provideReadOnce({
    read: telling(notices, 'rolesNotLoaded', (signal) => repository.all(signal)),
    isEmpty: (roles) => roles.length === 0,
  });
}

function makeRoleDetail(repository: RoleRepository, notices: ToastQueue, session: SessionActor): RoleDetailReading {
  return (roleId) => {
    const read = telling(notices, 'roleNotLoaded', (signal) => repository.detail(roleId, signal));
    return provideRoleDetail({
      read: async (signal) => {
        const outcome = await read(signal);
        if (outcome.kind === 'done' && outcome.value.holders === undefined) {
          notices.show({ tone: 'error', subject: 'roleHoldersNotLoaded' });
        }
        return outcome;
      },
      remove: (holder, signal) => repository.remove(roleId, holder.id, signal),
      notifyRemoved: ({ id }) => {
        notices.show({ tone: 'success', subject: 'roleHolderRemoved' });
        // What one may do oneself changes at the next refresh (AUTH-18): why wait for a failure?
        if (String(id) === userIdIn(session)) session.send({ type: 'session.refreshAsked' });
      },
      notifyNotRemoved: (reason) => notifyUnlessLeft(notices, 'roleHolderNotRemoved', reason),
    });
  };
}

function makeNewcomerForm(repository: RoleRepository, notices: ToastQueue): RoleNewcomerForm {
  return (roleId, added) =>
    provideForm({
      definition: { initial: { email: '' }, problems: newcomerProblems },
      submit: async ({ email }, signal) => {
        const outcome = await repository.add(roleId, email.trim(), signal);
        // The form says why; the toast says it in the catalogue's own words.
        if (outcome.kind === 'refused' && outcome.reason !== 'aborted') {
          notices.show({ tone: 'error', subject: 'roleHolderNotAdded' });
        }
        return outcome;
      },
      accepted: (_, clear) => {
        clear();
        notices.show({ tone: 'success', subject: 'roleHolderAdded' });
        added();
      },
    });
}

function bindRequests(
  requests: RoleRequestRepository,
  notices: ToastQueue,
  session: SessionActor,
): ProvidedRoleRequests {
  return provideRoleRequests({
    read: (signal) => requests.open(signal),
    grant: (request, signal) => requests.grant(request.id, signal),
    decline: ({ request, reason }) => requests.decline(request.id, reason),
    notifyGranted: ({ userId }) => {
      notices.show({ tone: 'success', subject: 'roleRequestGranted' });
      if (String(userId) === userIdIn(session)) session.send({ type: 'session.refreshAsked' });
    },
    offerUndo: ({ request: { username } }, { undo, due }) =>
      notices.show({
        tone: 'info',
        subject: 'roleRequestDeclined',
        about: ofSomebody(username),
        onAction: undo,
        onGone: due,
      }),
    notifyNotDecided: (reason) => notifyUnlessLeft(notices, 'roleRequestNotDecided', reason),
  });
}

function makeFailureForm(): RoleFailureForm {
  return ({ written, writes, declines }) =>
    provideForm({
      definition: { initial: { reason: '' }, problems: refusalProblems },
      draft: { read: () => ({ reason: written }), write: ({ reason }) => writes(reason) },
      submit: ({ reason }) => {
        declines(reason);
        return Promise.resolve(done(null));
      },
      accepted: () => undefined,
    });
}

function bindCandidates(client: HttpClient): RoleCandidates {
  const members = makeHttpMemberNames(client);
  return provideReadOnce({
    read: async (signal) => {
      const all = await members.all(signal);
      return all.kind === 'done' ? done(all.value.filter(({ email }) => email.trim() !== '')) : all;
    },
    isEmpty: (all) => all.length === 0,
  });
}

function bindWishForm(requests: RoleRequestRepository, session: SessionActor): RoleWishForm {
  return provideForm({
    definition: { initial: emptyWish, problems: wishProblems },
    submit: (wish, signal) => requests.ask(wish, signal),
    // The form stays `submitted`: its view says what was done until the reader asks for the form again.
    accepted: () => undefined,
    draft: makeSessionDraft(currentUserOf(session)),
  });
}

/** A reading whose failure is told in passing, too (ROLE-06); whoever has left gave it up (REL-18). */
function telling<Value>(
  notices: ToastQueue,
  subject: ToastSubject,
  read: (signal: AbortSignal) => Promise<Outcome<Value>>,
): (signal: AbortSignal) => Promise<Outcome<Value>> {
  return async (signal) => {
    const outcome = await read(signal);
    if (outcome.kind === 'refused' && !signal.aborted) notices.show({ tone: 'error', subject, reason: outcome.reason });
    return outcome;
  };
}

function notifyUnlessLeft(notices: ToastQueue, subject: ToastSubject, reason: string): void {
  if (reason !== 'aborted') notices.show({ tone: 'error', subject, reason });
}

function userIdIn(session: SessionActor): string | undefined {
  return sessionIn(session.getSnapshot())?.userId;
}
