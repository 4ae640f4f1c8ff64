import { assign, fromPromise, setup } from 'xstate';
import type { Fault, Outcome } from '@/shared/domain/outcome.ts';
import { emptyAction, emptySocket } from '@/shared/machines/socket.ts';
import type { RoleDecision, RoleRequest } from '../domain/role-request.ts';

export interface DecidedRequest {
  readonly request: RoleRequest;
  readonly decision: RoleDecision;
}

export type RoleRequestsEvent =
  | { readonly type: 'retry.asked' }
  | ({ readonly type: 'request.decided' } & DecidedRequest);

export interface RoleRequestsContext {
  /** As the server gave them last; undefined until it has. */
  readonly requests: readonly RoleRequest[] | undefined;
  /** Why they could not be read. */
  readonly reason: Fault;
  /** The decision that is on its way. */
  readonly pending: DecidedRequest | undefined;
}

/**
 * Open requests for roles (ROLE-07). One decision is on its way at a time, sent once; whatever came of it, the list is
 * read again, for somebody else may have been there before.
 */
export const roleRequestsMachine = setup({
  types: { context: {} as RoleRequestsContext, events: {} as RoleRequestsEvent },
  actors: {
    read: fromPromise<Outcome<readonly RoleRequest[]>>(emptySocket('read')),
    decide: fromPromise<Outcome<null>, DecidedRequest | undefined>(emptySocket('decide')),
  },
  actions: {
    tellDecided: (_, _decided: DecidedRequest | undefined) => emptyAction('tellDecided')(),
    tellNotDecided: (_, _reason: Fault) => emptyAction('tellNotDecided')(),
    keep: assign((_, outcome: Outcome<readonly RoleRequest[]>) =>
      outcome.kind === 'done' ? { requests: outcome.value } : {},
    ),
    note: assign((_, reason: Fault) => ({ reason, requests: undefined })),
    take: assign((_, { request, decision }: DecidedRequest) => ({ pending: { request, decision } })),
    letGo: assign({ pending: undefined }),
  },
}).createMachine({
  id: 'roleRequests',
  context: { requests: undefined, reason: 'malformed', pending: undefined },
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
      on: {
        'request.decided': { target: 'deciding', actions: { type: 'take', params: ({ event }) => event } },
      },
    },
    deciding: {
      invoke: {
        src: 'decide',
        input: ({ context }) => context.pending,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'done',
            target: 'reading',
            actions: { type: 'tellDecided', params: ({ context }) => context.pending },
          },
          { target: 'reading', actions: { type: 'tellNotDecided', params: ({ event }) => reasonOf(event.output) } },
        ],
        onError: { target: 'reading', actions: { type: 'tellNotDecided', params: 'malformed' } },
      },
    },
  },
});

function reasonOf(outcome: Outcome<unknown>): Fault {
  return outcome.kind === 'refused' ? outcome.reason : 'malformed';
}
