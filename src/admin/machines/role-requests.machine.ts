import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failing, readingState, retrying } from '@/shared/machines/reading-state.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { RoleRequest } from '../domain/role-request.ts';
import { type DeclineReport, declinedRequestMachine } from './declined-request.machine.ts';

export type RoleRequestsEvent =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'request.granted'; readonly request: RoleRequest }
  | { readonly type: 'decline.asked'; readonly request: RoleRequest }
  | { readonly type: 'decline.written'; readonly reason: string }
  | { readonly type: 'decline.confirmed'; readonly reason: string }
  | { readonly type: 'decline.cancelled' }
  | DeclineReport;

export interface RoleRequestsContext {
  /** As the server sent them last; undefined until then. */
  readonly requests: readonly RoleRequest[] | undefined;
  /** Why they could not be read; undefined unless the last attempt failed. */
  readonly failure: Failure | undefined;
  /** The request that is being granted. */
  readonly granting: RoleRequest | undefined;
  /** The request for whose decline the user is asked for a reason. */
  readonly declineCandidate: RoleRequest | undefined;
  /** The reasons typed so far, by the number of the request: closing a dialog loses nothing. */
  readonly written: Readonly<Record<string, string>>;
  /** Declined, and removed from the list unless the user undoes it. */
  readonly declined: readonly RoleRequest[];
}

/**
 * Open requests for roles (ROLE-07). A request is granted at once, one at a time, and the list is read again, because
 * another user may have decided it before. A declined request leaves the list with a reason for its requester, and is sent
 * when the time to undo it is over.
 */
export const roleRequestsMachine = setup({
  types: { context: {} as RoleRequestsContext, events: {} as RoleRequestsEvent },
  actors: {
    read: fromPromise<readonly RoleRequest[]>(unimplementedActor('read')),
    grant: fromPromise<null, RoleRequest | undefined>(unimplementedActor('grant')),
    declined: declinedRequestMachine,
  },
  actions: {
    notifyGranted: (_, _request: RoleRequest | undefined) => unimplementedAction('notifyGranted')(),
    notifyNotDecided: (_, _reason: Failure) => unimplementedAction('notifyNotDecided')(),
    keep: assign((_, requests: readonly RoleRequest[]) => ({ requests })),
    note: assign((_, failure: Failure) => ({ failure, requests: undefined })),
    clearFailure: assign({ failure: undefined }),
    setGranting: assign((_, granting: RoleRequest) => ({ granting })),
    clearGranting: assign({ granting: undefined }),
    askDecline: assign((_, declineCandidate: RoleRequest) => ({ declineCandidate })),
    cancelDecline: assign({ declineCandidate: undefined }),
    write: assign(({ context: { declineCandidate, written } }, reason: string) =>
      declineCandidate === undefined ? {} : { written: { ...written, [String(declineCandidate.id)]: reason } },
    ),
    decline: enqueueActions(({ context: { declineCandidate, declined }, enqueue, self }, reason: string) => {
      if (declineCandidate === undefined) return;
      const input = { declined: { request: declineCandidate, reason }, list: self };
      enqueue.spawnChild('declined', { id: nameOf(declineCandidate.id), input });
      enqueue.assign({ declined: [...declined, declineCandidate] });
    }),
    settle: assign(({ context: { requests } }, id: EntityId) => ({
      requests: requests && withoutRequest(requests, id),
    })),
    /** It has left the list for good, or is shown in it again. */
    release: enqueueActions(({ context: { declined }, enqueue }, id: EntityId) => {
      enqueue.stopChild(nameOf(id));
      enqueue.assign({ declined: withoutRequest(declined, id) });
    }),
  },
}).createMachine({
  id: 'roleRequests',
  context: {
    requests: undefined,
    failure: undefined,
    granting: undefined,
    declineCandidate: undefined,
    written: {},
    declined: [],
  },
  initial: 'reading',
  states: {
    reading: {
      entry: 'clearFailure',
      exit: 'clearGranting',
      ...readingState({ src: 'read', ready: 'ready', keep: 'keep', fail: ['note'] }),
    },
    failed: retrying('reading'),
    ready: {
      entry: 'cancelDecline',
      on: {
        // Another user decided it first, or the server has a problem: what is shown may be outdated.
        'decline.failed': {
          target: 'reading',
          actions: [
            { type: 'release', params: ({ event }) => event.id },
            { type: 'notifyNotDecided', params: ({ event }) => event.reason },
          ],
        },
        'request.granted': {
          target: 'granting',
          actions: { type: 'setGranting', params: ({ event }) => event.request },
        },
        'decline.asked': { target: 'declining', actions: { type: 'askDecline', params: ({ event }) => event.request } },
      },
    },
    declining: {
      on: {
        'decline.written': { actions: { type: 'write', params: ({ event }) => event.reason } },
        'decline.cancelled': 'ready',
        'decline.confirmed': { target: 'ready', actions: { type: 'decline', params: ({ event }) => event.reason } },
      },
    },
    granting: {
      invoke: {
        src: 'grant',
        input: ({ context }) => context.granting,
        onDone: { target: 'reading', actions: { type: 'notifyGranted', params: ({ context }) => context.granting } },
        onError: failing('reading', 'notifyNotDecided'),
      },
    },
  },
  on: {
    'decline.undone': { actions: { type: 'release', params: ({ event }) => event.id } },
    'decline.saved': {
      actions: [
        { type: 'settle', params: ({ event }) => event.id },
        { type: 'release', params: ({ event }) => event.id },
      ],
    },
    'decline.failed': {
      actions: [
        { type: 'release', params: ({ event }) => event.id },
        { type: 'notifyNotDecided', params: ({ event }) => event.reason },
      ],
    },
  },
});

function withoutRequest(requests: readonly RoleRequest[], gone: EntityId): readonly RoleRequest[] {
  return requests.filter(({ id }) => !sameId(id, gone));
}

function nameOf(id: EntityId): string {
  return `declined-${id}`;
}
