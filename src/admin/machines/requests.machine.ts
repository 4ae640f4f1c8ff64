import { assign, type EventObject, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { sameId } from '@/shared/domain/entity-id.ts';
import { type FeedItem, withoutItem } from '@/shared/domain/feed.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failureOf, outputOf, required } from '@/shared/machines/outcome-actor.ts';
import { failing, readingState, retrying } from '@/shared/machines/reading-state.ts';
import { createRemovalsMachine, type RemovalsEvent } from '@/shared/machines/removals.machine.ts';
import { afterRemovals, forgetting, invokedRemovals, type Leaving } from '@/shared/machines/removing.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import {
  type Acceptance,
  type Accepting,
  type DeclinedRequest,
  declinedIn,
  isInconclusive,
  type RequestsContext,
  type RequestsEvent,
} from './requests-state.ts';

const lookAgain = { target: 'looking', reenter: true } as const;

/**
 * Open requests on which an Admin decides (ROLE-07, MINE-02). One is accepted at once, one at a time, and the list is read
 * again: another Admin may have been first, or the answer was lost. A declined one leaves the list with a reason for its
 * author, and is sent when the time to undo it is over, or the page is left. Created once for each `provide…` call.
 */
export function createRequestsMachine<Request extends FeedItem, Accepted extends Acceptance<Request>>() {
  return setup({
    types: { context: {} as RequestsContext<Request, Accepted>, events: {} as RequestsEvent<Request, Accepted> },
    actors: {
      read: fromPromise<readonly Request[]>(unimplementedActor('read')),
      accept: fromPromise<null, Accepting<Accepted>>(unimplementedActor('accept')),
      removals: createRemovalsMachine<DeclinedRequest<Request>>(),
      undoListener: fromCallback<EventObject>(unimplementedAction('undoListener')),
    },
    actions: {
      notifyAccepted: unimplementedAction('notifyAccepted'),
      notifyPerhapsAccepted: unimplementedAction('notifyPerhapsAccepted'),
      notifyNotAccepted: (_, _reason: Failure) => unimplementedAction('notifyNotAccepted')(),
      setAccepting: assign((_, accepting: Accepted) => ({ accepting })),
      setLost: assign((_, lost: Failure) => ({ lost })),
      clearAccepting: assign({ accepting: undefined, lost: undefined }),
      keep: assign((_, requests: readonly Request[]) => ({ requests })),
      setFailure: assign((_, failure: Failure) => ({ failure, requests: undefined })),
      sendToRemovals: sendTo('removals', (_, event: RemovalsEvent<DeclinedRequest<Request>>) => event),
      keepLeaving: assign((_, { leaving }: Leaving<DeclinedRequest<Request>>) => ({ leaving })),
      forget: assign(({ context: { requests } }, { id }: FeedItem) => ({
        requests: requests && withoutItem(requests, id),
      })),
    },
    guards: {
      /** What was accepted last stays in the list until that is read again. */
      mayAccept: ({ context: { requests, accepting } }) => requests !== undefined && accepting === undefined,
      isStillOpen: ({ context: { accepting } }, requests: readonly Request[]) =>
        requests.some(({ id }) => sameId(id, accepting?.request.id ?? '')),
    },
  }).createMachine({
    id: 'requests',
    context: {
      requests: undefined,
      failure: undefined,
      accepting: undefined,
      lost: undefined,
      declineCandidate: undefined,
      leaving: [],
    },
    invoke: [invokedRemovals, { src: 'undoListener' }],
    initial: 'reading',
    states: {
      reading: {
        entry: assign({ failure: undefined }),
        ...readingState({ src: 'read', ready: 'ready', keep: 'keep', fail: ['setFailure'] }),
        on: {
          // A list that is shown can be used while it is read again; it is read once more after the acceptance.
          'acceptance.asked': {
            guard: 'mayAccept',
            target: 'accepting',
            actions: { type: 'setAccepting', params: ({ event }) => event.accepted },
          },
          // A reading of the list that is under way may have been sent before the request was declined.
          'removal.done': { target: 'reading', reenter: true, actions: [forgetting] },
        },
      },
      failed: { entry: 'clearAccepting', ...retrying('reading') },
      ready: {
        entry: 'clearAccepting',
        on: {
          'acceptance.asked': {
            target: 'accepting',
            actions: { type: 'setAccepting', params: ({ event }) => event.accepted },
          },
          // Another Admin decided it first, or the server has a problem: what is shown may be outdated.
          'removal.refused': 'reading',
        },
      },
      accepting: {
        invoke: {
          src: 'accept',
          input: ({ context: { accepting } }) => ({ accepting }),
          onDone: { target: 'reading', actions: 'notifyAccepted' },
          onError: [
            { guard: isInconclusive, target: 'looking', actions: { type: 'setLost', params: failureOf } },
            failing('reading', 'notifyNotAccepted'),
          ],
        },
        // The list is read again after a success and after a failure.
        on: { 'requests.outdated': {} },
      },
      // A request that is still in the list was not accepted (REL-16); one that has gone probably was.
      looking: {
        invoke: {
          src: 'read',
          onDone: [
            {
              guard: { type: 'isStillOpen', params: outputOf },
              target: 'ready',
              actions: [
                { type: 'keep', params: outputOf },
                { type: 'notifyNotAccepted', params: ({ context }) => required(context.lost) },
              ],
            },
            { target: 'ready', actions: [{ type: 'keep', params: outputOf }, 'notifyPerhapsAccepted'] },
          ],
          onError: { target: 'failed', actions: [{ type: 'setFailure', params: failureOf }, 'notifyPerhapsAccepted'] },
        },
        on: { 'requests.outdated': lookAgain, 'removal.done': { ...lookAgain, actions: [forgetting] } },
      },
    },
    on: {
      'requests.outdated': '.reading',
      'decline.asked': { actions: assign(({ event }) => ({ declineCandidate: event.request })) },
      'decline.cancelled': { actions: assign({ declineCandidate: undefined }) },
      'decline.confirmed': {
        guard: ({ context }) => context.declineCandidate !== undefined,
        actions: [
          {
            type: 'sendToRemovals',
            params: ({ context, event }) => ({ type: 'item.taken', ...declinedIn(context, event) }),
          },
          assign({ declineCandidate: undefined }),
        ],
      },
      ...afterRemovals,
    },
  });
}

export type RequestsMachine<Request extends FeedItem, Accepted extends Acceptance<Request>> = ReturnType<
  typeof createRequestsMachine<Request, Accepted>
>;
