import { assign, fromPromise, setup } from 'xstate';
import type { EntityId } from '../domain/entity-id.ts';
import type { Failure } from '../domain/outcome.ts';
import { failing, readingState, retrying } from './reading-state.ts';
import { unimplementedAction, unimplementedActor } from './unimplemented.ts';

/** How a request is decided: it is settled, by what was chosen for it, or declined with a reason. */
export type Decision<Request, Choice> =
  | { readonly kind: 'settled'; readonly request: Request; readonly choice: Choice }
  | { readonly kind: 'declined'; readonly request: Request; readonly reason: string };

export type RequestsEvent<Request, Choice> =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'request.settled'; readonly request: Request; readonly choice: Choice }
  | { readonly type: 'decline.asked'; readonly request: Request }
  | { readonly type: 'decline.written'; readonly reason: string }
  | { readonly type: 'decline.confirmed'; readonly reason: string }
  | { readonly type: 'decline.cancelled' }
  /** A request was added, a decision undone, or could not be. */
  | { readonly type: 'requests.outdated' };

interface RequestsContext<Request, Choice> {
  /** As the server sent them last; undefined until then. */
  readonly requests: readonly Request[] | undefined;
  /** Why they could not be read; undefined unless the last attempt failed. */
  readonly failure: Failure | undefined;
  /** The decision that is being sent. */
  readonly decision: Decision<Request, Choice> | undefined;
  /** The request for whose decline the user is asked for a reason. */
  readonly declineCandidate: Request | undefined;
  /** The reasons typed so far, by the number of the request: closing a dialog loses nothing. */
  readonly written: Readonly<Record<string, string>>;
}

/**
 * Requests that wait for somebody (MINE-02, MINE-06). A decision is sent at once, one at a time, and the list is read again,
 * because somebody else may have decided before; it can be undone as long as its toast is shown.
 */
export function createRequestsMachine<Request extends { readonly id: EntityId }, Choice>() {
  type Decided = Decision<Request, Choice>;
  return setup({
    types: { context: {} as RequestsContext<Request, Choice>, events: {} as RequestsEvent<Request, Choice> },
    actors: {
      read: fromPromise<readonly Request[]>(unimplementedActor('read')),
      decide: fromPromise<null, Decided | undefined>(unimplementedActor('decide')),
    },
    actions: {
      notifyDecided: (_, _decision: Decided | undefined) => unimplementedAction('notifyDecided')(),
      notifyNotDecided: (_, _reason: Failure) => unimplementedAction('notifyNotDecided')(),
      keep: assign((_, requests: readonly Request[]) => ({ requests })),
      note: assign((_, failure: Failure) => ({ failure, requests: undefined })),
      clearFailure: assign({ failure: undefined }),
      decide: assign((_, decision: Decided) => ({ decision })),
      clearDecision: assign({ decision: undefined }),
      askDecline: assign((_, declineCandidate: Request) => ({ declineCandidate })),
      decline: assign(({ context: { declineCandidate: request } }, reason: string) =>
        request === undefined
          ? {}
          : { decision: { kind: 'declined' as const, request, reason }, declineCandidate: undefined },
      ),
      cancelDecline: assign({ declineCandidate: undefined }),
      write: assign(({ context: { declineCandidate, written } }, reason: string) =>
        declineCandidate === undefined ? {} : { written: { ...written, [String(declineCandidate.id)]: reason } },
      ),
    },
  }).createMachine({
    id: 'requests',
    context: {
      requests: undefined,
      failure: undefined,
      decision: undefined,
      declineCandidate: undefined,
      written: {},
    },
    initial: 'reading',
    states: {
      reading: {
        entry: ['clearFailure', 'cancelDecline'],
        exit: 'clearDecision',
        ...readingState({ src: 'read', ready: 'ready', keep: 'keep', fail: ['note'] }),
      },
      failed: retrying('reading'),
      ready: {
        on: {
          'request.settled': {
            target: 'deciding',
            actions: {
              type: 'decide',
              params: ({ event: { request, choice } }) => ({ kind: 'settled' as const, request, choice }),
            },
          },
          'decline.asked': {
            target: 'declining',
            actions: { type: 'askDecline', params: ({ event }) => event.request },
          },
        },
      },
      declining: {
        on: {
          'decline.written': { actions: { type: 'write', params: ({ event }) => event.reason } },
          'decline.cancelled': { target: 'ready', actions: 'cancelDecline' },
          'decline.confirmed': {
            target: 'deciding',
            actions: { type: 'decline', params: ({ event }) => event.reason },
          },
        },
      },
      deciding: {
        invoke: {
          src: 'decide',
          input: ({ context }) => context.decision,
          onDone: { target: 'reading', actions: { type: 'notifyDecided', params: ({ context }) => context.decision } },
          onError: failing('reading', 'notifyNotDecided'),
        },
        // The list is read again in any case.
        on: { 'requests.outdated': {} },
      },
    },
    on: { 'requests.outdated': { target: '.reading', reenter: true } },
  });
}

export type RequestsMachine<Request extends { readonly id: EntityId }, Choice> = ReturnType<
  typeof createRequestsMachine<Request, Choice>
>;
