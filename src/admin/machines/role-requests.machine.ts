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
  | { readonly type: 'refusal.asked'; readonly request: RoleRequest }
  | { readonly type: 'refusal.written'; readonly reason: string }
  | { readonly type: 'refusal.confirmed'; readonly reason: string }
  | { readonly type: 'refusal.cancelled' }
  | DeclineReport;

export interface RoleRequestsContext {
  /** As the server gave them last; undefined until it has. */
  readonly requests: readonly RoleRequest[] | undefined;
  /** Why they cannot be read; undefined while they can. */
  readonly failure: Failure | undefined;
  /** The request that is being granted. */
  readonly granting: RoleRequest | undefined;
  /** The request of which it is asked why it is declined. */
  readonly doomed: RoleRequest | undefined;
  /** What was written so far, by the number of the request: a dialog that is closed loses nothing. */
  readonly written: Readonly<Record<string, string>>;
  /** Declined, and on their way out of the list. */
  readonly declined: readonly RoleRequest[];
}

/**
 * Open requests for roles (ROLE-07). A role is given at once, one at a time, and the list is read again: somebody else may
 * have been there before. Whoever is declined is told why; they leave the list, and the server hears of it when the time to
 * undo it is over.
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
    forgive: assign({ failure: undefined }),
    take: assign((_, granting: RoleRequest) => ({ granting })),
    letGo: assign({ granting: undefined }),
    doom: assign((_, doomed: RoleRequest) => ({ doomed })),
    spare: assign({ doomed: undefined }),
    write: assign(({ context: { doomed, written } }, reason: string) =>
      doomed === undefined ? {} : { written: { ...written, [String(doomed.id)]: reason } },
    ),
    decline: enqueueActions(({ context: { doomed, declined }, enqueue, self }, reason: string) => {
      if (doomed === undefined) return;
      const input = { declined: { request: doomed, reason }, list: self };
      enqueue.spawnChild('declined', { id: nameOf(doomed.id), input });
      enqueue.assign({ declined: [...declined, doomed] });
    }),
    settle: assign(({ context: { requests } }, id: EntityId) => ({ requests: requests && without(requests, id) })),
    /** It is out of the list for good, or in it again. */
    release: enqueueActions(({ context: { declined }, enqueue }, id: EntityId) => {
      enqueue.stopChild(nameOf(id));
      enqueue.assign({ declined: without(declined, id) });
    }),
  },
}).createMachine({
  id: 'roleRequests',
  context: {
    requests: undefined,
    failure: undefined,
    granting: undefined,
    doomed: undefined,
    written: {},
    declined: [],
  },
  initial: 'reading',
  states: {
    reading: {
      entry: 'forgive',
      exit: 'letGo',
      ...readingState({ src: 'read', ready: 'ready', keep: 'keep', fail: ['note'] }),
    },
    failed: retrying('reading'),
    ready: {
      entry: 'spare',
      on: {
        // Somebody else was there before, or the server is in trouble: what stands there may be older than it seems.
        'refusal.refused': {
          target: 'reading',
          actions: [
            { type: 'release', params: ({ event }) => event.id },
            { type: 'notifyNotDecided', params: ({ event }) => event.reason },
          ],
        },
        'request.granted': { target: 'granting', actions: { type: 'take', params: ({ event }) => event.request } },
        'refusal.asked': { target: 'declining', actions: { type: 'doom', params: ({ event }) => event.request } },
      },
    },
    declining: {
      on: {
        'refusal.written': { actions: { type: 'write', params: ({ event }) => event.reason } },
        'refusal.cancelled': 'ready',
        'refusal.confirmed': { target: 'ready', actions: { type: 'decline', params: ({ event }) => event.reason } },
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
    'refusal.undone': { actions: { type: 'release', params: ({ event }) => event.id } },
    'refusal.saved': {
      actions: [
        { type: 'settle', params: ({ event }) => event.id },
        { type: 'release', params: ({ event }) => event.id },
      ],
    },
    'refusal.refused': {
      actions: [
        { type: 'release', params: ({ event }) => event.id },
        { type: 'notifyNotDecided', params: ({ event }) => event.reason },
      ],
    },
  },
});

function without(requests: readonly RoleRequest[], gone: EntityId): readonly RoleRequest[] {
  return requests.filter(({ id }) => !sameId(id, gone));
}

function nameOf(id: EntityId): string {
  return `declined-${id}`;
}
