import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failing, readingState, retrying } from '@/shared/machines/reading-state.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { LinkCandidate, LinkDecision, LinkRequest } from '../domain/link-request.ts';

export type LinkRequestsEvent =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'member.chosen'; readonly request: LinkRequest; readonly member: LinkCandidate }
  | { readonly type: 'decline.asked'; readonly request: LinkRequest }
  | { readonly type: 'decline.written'; readonly reason: string }
  | { readonly type: 'decline.confirmed'; readonly reason: string }
  | { readonly type: 'decline.cancelled' }
  /** A decision was undone, or could not be. */
  | { readonly type: 'requests.outdated' };

interface LinkRequestsContext {
  /** As the server sent them last; undefined until then. */
  readonly requests: readonly LinkRequest[] | undefined;
  /** Why they could not be read; undefined unless the last attempt failed. */
  readonly failure: Failure | undefined;
  /** The decision that is being sent. */
  readonly decision: LinkDecision | undefined;
  /** The request for whose decline the user is asked for a reason. */
  readonly declineCandidate: LinkRequest | undefined;
  /** The reasons typed so far, by the number of the request: closing a dialog loses nothing. */
  readonly written: Readonly<Record<string, string>>;
}

/**
 * Accounts that ask to be linked to a member (MINE-02). A decision is sent at once, one at a time, and the list is read again,
 * because another Admin may have decided before; it can be undone as long as its toast is shown.
 */
export const linkRequestsMachine = setup({
  types: { context: {} as LinkRequestsContext, events: {} as LinkRequestsEvent },
  actors: {
    read: fromPromise<readonly LinkRequest[]>(unimplementedActor('read')),
    decide: fromPromise<null, LinkDecision | undefined>(unimplementedActor('decide')),
  },
  actions: {
    notifyDecided: (_, _decision: LinkDecision | undefined) => unimplementedAction('notifyDecided')(),
    notifyNotDecided: (_, _reason: Failure) => unimplementedAction('notifyNotDecided')(),
    keep: assign((_, requests: readonly LinkRequest[]) => ({ requests })),
    note: assign((_, failure: Failure) => ({ failure, requests: undefined })),
    clearFailure: assign({ failure: undefined }),
    decide: assign((_, decision: LinkDecision) => ({ decision })),
    clearDecision: assign({ decision: undefined }),
    askDecline: assign((_, declineCandidate: LinkRequest) => ({ declineCandidate })),
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
  id: 'linkRequests',
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
        'member.chosen': {
          target: 'deciding',
          actions: {
            type: 'decide',
            params: ({ event: { request, member } }) => ({ kind: 'accepted' as const, request, member }),
          },
        },
        'decline.asked': { target: 'declining', actions: { type: 'askDecline', params: ({ event }) => event.request } },
      },
    },
    declining: {
      on: {
        'decline.written': { actions: { type: 'write', params: ({ event }) => event.reason } },
        'decline.cancelled': { target: 'ready', actions: 'cancelDecline' },
        'decline.confirmed': { target: 'deciding', actions: { type: 'decline', params: ({ event }) => event.reason } },
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
