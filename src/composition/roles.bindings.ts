import { ContainerModule } from 'inversify';
import type { NoticeBoard } from '@/adapters/browser/notice-board.ts';
import type { HttpClient } from '@/adapters/http/http-client.ts';
import { makeHttpMemberNames } from '@/adapters/http/http-member-names.ts';
import { makeHttpRoleRegistry } from '@/adapters/http/http-role-registry.ts';
import { makeHttpRoleRequestDesk } from '@/adapters/http/http-role-request-desk.ts';
import { newcomerProblems } from '@/admin/domain/role-newcomer.ts';
import { emptyWish, refusalProblems, wishProblems } from '@/admin/domain/role-request.ts';
import { bindRoleDetail } from '@/admin/machines/role-detail-binding.ts';
import { bindRoleRequests, type RoleRequestsBinding } from '@/admin/machines/role-requests-binding.ts';
import type { RoleRegistry } from '@/admin/ports/role-registry.ts';
import type { RoleRequestDesk } from '@/admin/ports/role-request-desk.ts';
import { sessionIn } from '@/auth/machines/session.machine.ts';
import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { bindForm } from '@/shared/machines/form-binding.ts';
import { bindReadOnce } from '@/shared/machines/read-once-binding.ts';
import type { NoticeSubject } from '@/shared/ports/notifications.ts';
import { ofSomebody } from '../ui/messages/ko/role-messages.ts';
import {
  MY_ROLES,
  type MyRoles,
  ROLE_CANDIDATES,
  ROLE_DETAIL,
  ROLE_LIST,
  ROLE_NEWCOMER_FORM,
  ROLE_REFUSAL_FORM,
  ROLE_REGISTRY,
  ROLE_REQUEST_DESK,
  ROLE_REQUESTS,
  ROLE_WISH_FORM,
  type RoleCandidates,
  type RoleDetailReading,
  type RoleList,
  type RoleNewcomerForm,
  type RoleRefusalForm,
  type RoleWishForm,
} from './roles.tokens.ts';
import { makeSessionDraft } from './session-draft.ts';
import { AUTHENTICATED_CLIENT, NOTICE_BOARD, SESSION, type SessionActor } from './tokens.ts';

/** Roles, whoever has them, and the requests for them (ROLE-01…07). */
export const rolesBindings = new ContainerModule(({ bind }) => {
  bind(ROLE_REGISTRY).toResolvedValue(makeHttpRoleRegistry, [AUTHENTICATED_CLIENT]);
  bind(ROLE_REQUEST_DESK).toResolvedValue(makeHttpRoleRequestDesk, [AUTHENTICATED_CLIENT]).inSingletonScope();
  bind(MY_ROLES).toResolvedValue(bindMyRoles, [ROLE_REGISTRY, NOTICE_BOARD]).inSingletonScope();
  bind(ROLE_LIST).toResolvedValue(bindRoleList, [ROLE_REGISTRY, NOTICE_BOARD]).inSingletonScope();
  bind(ROLE_DETAIL).toResolvedValue(makeRoleDetail, [ROLE_REGISTRY, NOTICE_BOARD, SESSION]);
  bind(ROLE_NEWCOMER_FORM).toResolvedValue(makeNewcomerForm, [ROLE_REGISTRY, NOTICE_BOARD]);
  bind(ROLE_REQUESTS).toResolvedValue(bindRequests, [ROLE_REQUEST_DESK, NOTICE_BOARD, SESSION]).inSingletonScope();
  bind(ROLE_REFUSAL_FORM).toConstantValue(makeRefusalForm());
  bind(ROLE_CANDIDATES).toResolvedValue(bindCandidates, [AUTHENTICATED_CLIENT]).inSingletonScope();
  bind(ROLE_WISH_FORM).toResolvedValue(bindWishForm, [ROLE_REQUEST_DESK, SESSION]).inSingletonScope();
});

function bindMyRoles(registry: RoleRegistry, notices: NoticeBoard): MyRoles {
  return bindReadOnce({
    read: telling(notices, 'rolesNotLoaded', (signal) => registry.mine(signal)),
    isEmpty: (names) => names.length === 0,
  });
}

function bindRoleList(registry: RoleRegistry, notices: NoticeBoard): RoleList {
  return bindReadOnce({
    read: telling(notices, 'rolesNotLoaded', (signal) => registry.all(signal)),
    isEmpty: (roles) => roles.length === 0,
  });
}

function makeRoleDetail(registry: RoleRegistry, notices: NoticeBoard, session: SessionActor): RoleDetailReading {
  return (roleId) => {
    const read = telling(notices, 'roleNotLoaded', (signal) => registry.detail(roleId, signal));
    return bindRoleDetail({
      read: async (signal) => {
        const outcome = await read(signal);
        if (outcome.kind === 'done' && outcome.value.holders === undefined) {
          notices.show({ tone: 'error', subject: 'roleHoldersNotLoaded' });
        }
        return outcome;
      },
      remove: (holder, signal) => registry.remove(roleId, holder.id, signal),
      tellRemoved: ({ id }) => {
        notices.show({ tone: 'success', subject: 'roleHolderRemoved' });
        // What one may do oneself changes at the next refresh (AUTH-18): why wait for a refusal?
        if (String(id) === userIdIn(session)) session.send({ type: 'session.refreshAsked' });
      },
      tellNotRemoved: (reason) => tellUnlessLeft(notices, 'roleHolderNotRemoved', reason),
    });
  };
}

function makeNewcomerForm(registry: RoleRegistry, notices: NoticeBoard): RoleNewcomerForm {
  return (roleId, added) =>
    bindForm({
      definition: { initial: { email: '' }, problems: newcomerProblems },
      submit: async ({ email }, signal) => {
        const outcome = await registry.add(roleId, email.trim(), signal);
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

function bindRequests(desk: RoleRequestDesk, notices: NoticeBoard, session: SessionActor): RoleRequestsBinding {
  return bindRoleRequests({
    read: (signal) => desk.open(signal),
    grant: (request, signal) => desk.grant(request.id, signal),
    decline: ({ request, reason }) => desk.decline(request.id, reason),
    tellGranted: ({ userId }) => {
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
    tellNotDecided: (reason) => tellUnlessLeft(notices, 'roleRequestNotDecided', reason),
  });
}

function makeRefusalForm(): RoleRefusalForm {
  return ({ written, writes, declines }) =>
    bindForm({
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
  return bindReadOnce({
    read: async (signal) => {
      const all = await members.all(signal);
      return all.kind === 'done' ? done(all.value.filter(({ email }) => email.trim() !== '')) : all;
    },
    isEmpty: (all) => all.length === 0,
  });
}

function bindWishForm(desk: RoleRequestDesk, session: SessionActor): RoleWishForm {
  return bindForm({
    definition: { initial: emptyWish, problems: wishProblems },
    submit: (wish, signal) => desk.ask(wish, signal),
    // The form stays `submitted`: its view says what was done until the reader asks for the form again.
    accepted: () => undefined,
    draft: makeSessionDraft(session),
  });
}

/** A reading whose failure is told in passing, too (ROLE-06); whoever has left gave it up (REL-18). */
function telling<Value>(
  notices: NoticeBoard,
  subject: NoticeSubject,
  read: (signal: AbortSignal) => Promise<Outcome<Value>>,
): (signal: AbortSignal) => Promise<Outcome<Value>> {
  return async (signal) => {
    const outcome = await read(signal);
    if (outcome.kind === 'refused' && !signal.aborted) notices.show({ tone: 'error', subject, reason: outcome.reason });
    return outcome;
  };
}

function tellUnlessLeft(notices: NoticeBoard, subject: NoticeSubject, reason: string): void {
  if (reason !== 'aborted') notices.show({ tone: 'error', subject, reason });
}

function userIdIn(session: SessionActor): string | undefined {
  return sessionIn(session.getSnapshot())?.userId;
}
