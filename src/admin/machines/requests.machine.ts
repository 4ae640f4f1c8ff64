import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { type FeedItem, withoutItem } from '@/shared/domain/feed.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failing, readingState, retrying } from '@/shared/machines/reading-state.ts';
import type { Removable } from '@/shared/machines/removal.machine.ts';
import { createRemovalsMachine, type RemovalsEvent } from '@/shared/machines/removals.machine.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import {
  type Acceptance,
  type Accepting,
  type DeclinedRequest,
  declinedIn,
  type RequestsContext,
  type RequestsEvent,
} from './requests-state.ts';

/**
 * Open requests on which an Admin decides (ROLE-07, MINE-02). One is accepted at once, one at a time, and the list is read
 * again, because another Admin may have decided before. A declined one leaves the list with a reason for its author, and is
 * sent when the time to undo it is over, or the page is left. Created once for each `provide…` call.
 */
export function createRequestsMachine<Request extends FeedItem, Accepted extends Acceptance<Request>>() {
  return setup({
    types: { context: {} as RequestsContext<Request, Accepted>, events: {} as RequestsEvent<Request, Accepted> },
    actors: {
      read: fromPromise<readonly Request[]>(unimplementedActor('read')),
      accept: fromPromise<null, Accepting<Accepted>>(unimplementedActor('accept')),
      removals: createRemovalsMachine<DeclinedRequest<Request>>(),
    },
    actions: {
      notifyAccepted: unimplementedAction('notifyAccepted'),
      notifyNotAccepted: (_, _reason: Failure) => unimplementedAction('notifyNotAccepted')(),
      keep: assign((_, requests: readonly Request[]) => ({ requests })),
      note: assign((_, failure: Failure) => ({ failure, requests: undefined })),
      sendToRemovals: sendTo('removals', (_, event: RemovalsEvent<DeclinedRequest<Request>>) => event),
      takeOut: assign(({ context }, { item }: Removable<DeclinedRequest<Request>>) => ({
        declined: [...context.declined, item],
        declineCandidate: undefined,
      })),
      drop: assign(({ context: { requests } }, id: EntityId) => ({ requests: requests && withoutItem(requests, id) })),
      /** It has left the list for good, or is shown in it again. */
      release: assign(({ context: { declined } }, id: EntityId) => ({ declined: withoutItem(declined, id) })),
    },
  }).createMachine({
    id: 'requests',
    context: {
      requests: undefined,
      failure: undefined,
      accepting: undefined,
      declineCandidate: undefined,
      declined: [],
    },
    invoke: { src: 'removals', id: 'removals', input: ({ self }) => ({ list: self }) },
    initial: 'reading',
    states: {
      reading: {
        entry: assign({ failure: undefined }),
        exit: assign({ accepting: undefined }),
        ...readingState({ src: 'read', ready: 'ready', keep: 'keep', fail: ['note'] }),
        on: {
          // The list that is on its way may have been sent before it was declined.
          'removal.done': {
            target: 'reading',
            reenter: true,
            actions: { type: 'release', params: ({ event }) => event.item.id },
          },
        },
      },
      failed: retrying('reading'),
      ready: {
        on: {
          'request.accepted': {
            target: 'accepting',
            actions: assign(({ event }) => ({ accepting: event.accepted })),
          },
          // Another Admin decided it first, or the server has a problem: what is shown may be outdated.
          'removal.refused': {
            target: 'reading',
            actions: { type: 'release', params: ({ event }) => event.item.id },
          },
        },
      },
      accepting: {
        invoke: {
          src: 'accept',
          input: ({ context: { accepting } }) => ({ accepting }),
          onDone: { target: 'reading', actions: 'notifyAccepted' },
          onError: failing('reading', 'notifyNotAccepted'),
        },
        // The list is read again in any case.
        on: { 'requests.outdated': {} },
      },
    },
    on: {
      'requests.outdated': { target: '.reading', reenter: true },
      'decline.asked': { actions: assign(({ event }) => ({ declineCandidate: event.request })) },
      'decline.cancelled': { actions: assign({ declineCandidate: undefined }) },
      'decline.confirmed': {
        guard: ({ context }) => context.declineCandidate !== undefined,
        actions: [
          {
            type: 'sendToRemovals',
            params: ({ context, event }) => ({ type: 'item.taken', ...declinedIn(context, event) }),
          },
          { type: 'takeOut', params: ({ context, event }) => declinedIn(context, event) },
        ],
      },
      'removal.undone': { actions: { type: 'release', params: ({ event }) => event.item.id } },
      'removal.refused': { actions: { type: 'release', params: ({ event }) => event.item.id } },
      'removal.done': {
        actions: [
          { type: 'drop', params: ({ event }) => event.item.id },
          { type: 'release', params: ({ event }) => event.item.id },
        ],
      },
      'page.left': { actions: { type: 'sendToRemovals', params: { type: 'page.left' } } },
    },
  });
}

export type RequestsMachine<Request extends FeedItem, Accepted extends Acceptance<Request>> = ReturnType<
  typeof createRequestsMachine<Request, Accepted>
>;
