import { assign, fromPromise, setup } from 'xstate';
import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import type { Fault, Outcome } from '@/shared/domain/outcome.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { RoleRequest } from '../domain/role-request.ts';

/** A request that is declined, with the reason for whoever asked. */
export interface DeclinedRequest {
  readonly request: RoleRequest;
  readonly reason: string;
}

export type RoleRequestsEvent =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'request.granted'; readonly request: RoleRequest }
  | { readonly type: 'refusal.asked'; readonly request: RoleRequest }
  | { readonly type: 'refusal.written'; readonly reason: string }
  | { readonly type: 'refusal.confirmed'; readonly reason: string }
  | { readonly type: 'refusal.cancelled' }
  /** It was thought better of, in time. */
  | { readonly type: 'refusal.undone'; readonly id: EntityId }
  /** The time to think better of it is over. */
  | { readonly type: 'refusal.due'; readonly id: EntityId }
  | { readonly type: 'refusal.saved'; readonly id: EntityId }
  | { readonly type: 'refusal.refused'; readonly id: EntityId; readonly reason: Fault }
  | { readonly type: 'page.left' };

export interface RoleRequestsContext {
  /** As the server gave them last; undefined until it has. */
  readonly requests: readonly RoleRequest[] | undefined;
  /** Why they could not be read. */
  readonly reason: Fault;
  /** The request that is being granted. */
  readonly granting: RoleRequest | undefined;
  /** The request of which it is asked why it is declined. */
  readonly doomed: RoleRequest | undefined;
  /** What was written so far, by the number of the request: a window that is closed loses nothing. */
  readonly written: Readonly<Record<string, string>>;
  /** Declined, and not sent yet: that can be undone. */
  readonly held: readonly DeclinedRequest[];
  /** Sent, and not answered yet. */
  readonly sent: readonly DeclinedRequest[];
}

/**
 * Open requests for roles (ROLE-07). A role is given at once, one at a time, and the list is read again: somebody else may
 * have been there before. Whoever is declined is told why; they leave the list, and the server hears of it when the time to
 * undo it is over.
 */
export const roleRequestsMachine = setup({
  types: { context: {} as RoleRequestsContext, events: {} as RoleRequestsEvent },
  actors: {
    read: fromPromise<Outcome<readonly RoleRequest[]>>(unimplementedActor('read')),
    grant: fromPromise<Outcome<null>, RoleRequest | undefined>(unimplementedActor('grant')),
  },
  actions: {
    notifyGranted: (_, _request: RoleRequest | undefined) => unimplementedAction('notifyGranted')(),
    notifyNotDecided: (_, _reason: Fault) => unimplementedAction('notifyNotDecided')(),
    offerUndo: (_, _declined: DeclinedRequest | undefined) => unimplementedAction('offerUndo')(),
    withdrawOffers: (_, _held: readonly DeclinedRequest[]) => unimplementedAction('withdrawOffers')(),
    decline: (_, _declined: DeclinedRequest | undefined) => unimplementedAction('decline')(),
    keep: assign((_, outcome: Outcome<readonly RoleRequest[]>) =>
      outcome.kind === 'done' ? { requests: outcome.value } : {},
    ),
    note: assign((_, reason: Fault) => ({ reason, requests: undefined })),
    take: assign((_, granting: RoleRequest) => ({ granting })),
    letGo: assign({ granting: undefined }),
    doom: assign((_, doomed: RoleRequest) => ({ doomed })),
    spare: assign({ doomed: undefined }),
    write: assign(({ context: { doomed, written } }, reason: string) =>
      doomed === undefined ? {} : { written: { ...written, [String(doomed.id)]: reason } },
    ),
    hold: assign(({ context: { doomed, held } }, reason: string) =>
      doomed === undefined ? {} : { held: [...held, { request: doomed, reason }] },
    ),
    release: assign(({ context: { held } }, id: EntityId) => ({ held: without(held, id) })),
    send: assign(({ context: { held, sent } }, id: EntityId) => ({
      held: without(held, id),
      sent: [...sent, ...held.filter(({ request }) => sameId(request.id, id))],
    })),
    settle: assign(({ context: { sent, requests } }, id: EntityId) => ({
      sent: without(sent, id),
      requests: requests?.filter((request) => !sameId(request.id, id)),
    })),
    bringBack: assign(({ context: { sent } }, id: EntityId) => ({ sent: without(sent, id) })),
  },
  guards: {
    isHeld: ({ context: { held } }, id: EntityId) => held.some(({ request }) => sameId(request.id, id)),
  },
}).createMachine({
  id: 'roleRequests',
  context: {
    requests: undefined,
    reason: 'malformed',
    granting: undefined,
    doomed: undefined,
    written: {},
    held: [],
    sent: [],
  },
  initial: 'reading',
  states: {
    reading: {
      exit: 'letGo',
      invoke: {
        src: 'read',
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'done',
            target: 'ready',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'note', params: ({ event }) => reasonOf(event.output) } },
        ],
        onError: { target: 'failed', actions: { type: 'note', params: 'malformed' } },
      },
    },
    failed: { on: { 'retry.asked': 'reading' } },
    ready: {
      entry: 'spare',
      on: {
        // Somebody else was there before, or the server is in trouble: what stands there may be older than it seems.
        'refusal.refused': {
          target: 'reading',
          actions: [
            { type: 'bringBack', params: ({ event }) => event.id },
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
        'refusal.confirmed': {
          target: 'ready',
          actions: [
            { type: 'hold', params: ({ event }) => event.reason },
            { type: 'offerUndo', params: ({ context }) => context.held.at(-1) },
          ],
        },
      },
    },
    granting: {
      invoke: {
        src: 'grant',
        input: ({ context }) => context.granting,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'done',
            target: 'reading',
            actions: { type: 'notifyGranted', params: ({ context }) => context.granting },
          },
          { target: 'reading', actions: { type: 'notifyNotDecided', params: ({ event }) => reasonOf(event.output) } },
        ],
        onError: { target: 'reading', actions: { type: 'notifyNotDecided', params: 'malformed' } },
      },
    },
  },
  on: {
    'refusal.undone': {
      guard: { type: 'isHeld', params: ({ event }) => event.id },
      actions: { type: 'release', params: ({ event }) => event.id },
    },
    'refusal.due': {
      guard: { type: 'isHeld', params: ({ event }) => event.id },
      actions: [
        { type: 'send', params: ({ event }) => event.id },
        { type: 'decline', params: ({ context }) => context.sent.at(-1) },
      ],
    },
    'refusal.saved': { actions: { type: 'settle', params: ({ event }) => event.id } },
    'refusal.refused': {
      actions: [
        { type: 'bringBack', params: ({ event }) => event.id },
        { type: 'notifyNotDecided', params: ({ event }) => event.reason },
      ],
    },
    'page.left': { actions: { type: 'withdrawOffers', params: ({ context }) => context.held } },
  },
});

function without(declined: readonly DeclinedRequest[], id: EntityId): readonly DeclinedRequest[] {
  return declined.filter(({ request }) => !sameId(request.id, id));
}

function reasonOf(outcome: Outcome<unknown>): Fault {
  return outcome.kind === 'refused' ? outcome.reason : 'malformed';
}
