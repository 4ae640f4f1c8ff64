import { assign, fromPromise, raise, sendTo, setup } from 'xstate';
import { sameId } from '../domain/entity-id.ts';
import { type FeedItem, type FeedOrder, newestFirst, withChanged, withoutItem } from '../domain/feed.ts';
import type { Failure } from '../domain/outcome.ts';
import * as state from './paged-feed-state.ts';
import { failing, keeping } from './reading-state.ts';
import type { Removable } from './removal.machine.ts';
import { createRemovalsMachine, type RemovalsEvent } from './removals.machine.ts';
import { afterRemovals, forgetting, guardedPresses, invokedRemovals, type Leaving } from './removing.ts';
import { unimplementedAction, unimplementedActor } from './unimplemented.ts';

const { accepted, guarded } = guardedPresses.states;
const refused = { target: 'guarded', reenter: true, actions: 'countUnconfirmedRemoval' } as const;

/**
 * An infinite list (LIST-01…03): one page is requested at a time, newest first. A removed item disappears at once; when the
 * removal is refused, it is shown in its place again. Pages and removals are never sent at the same time: a removal moves up
 * the items behind it, and the client could not know whether a page was read before or after it (REL-19). While rows move,
 * the list ignores presses. Created once for each `provide…` call.
 */
export function createPagedFeedMachine<Item extends FeedItem>(order: FeedOrder<Item> = newestFirst()) {
  return setup({
    types: { context: {} as state.PagedFeedContext<Item>, events: {} as state.PagedFeedEvent<Item> },
    actors: {
      loadPage: fromPromise<readonly Item[], number>(unimplementedActor('loadPage')),
      removals: createRemovalsMachine<Item>(),
    },
    actions: {
      notifyNotLoaded: (_, _reason: Failure) => unimplementedAction('notifyNotLoaded')(),
      notifyChanged: unimplementedAction('notifyChanged'),
      sendToRemovals: sendTo('removals', (_, event: RemovalsEvent<Item>) => event),
      take: sendTo('removals', ({ context }, { id }: FeedItem) => ({
        type: 'item.taken',
        ...state.itemOf(context, id),
      })),
      askNextPage: assign(({ context }) => ({
        asked: context.nextPage,
        nextPage: context.nextPage + 1,
        failure: undefined,
      })),
      fail: assign(({ context }, failure: Failure) => state.withFailure(context, failure)),
      addPage: assign(({ context }, page: readonly Item[]) => state.withAnswer(context, page)),
      addNewest: assign(({ context }, { item }: Removable<Item>) => ({ items: order.added(context.items, item) })),
      change: assign(({ context }, { item }: Removable<Item>) => ({ items: withChanged(context.items, item) })),
      move: assign(({ context }, { item }: Removable<Item>) => ({ items: order.moved(context.items, item) })),
      keepLeaving: assign((_, { leaving }: Leaving<Item>) => ({ leaving })),
      forget: assign(({ context }, { id }: FeedItem) => ({ items: withoutItem(context.items, id) })),
      countUnconfirmedRemoval: assign(({ context }) => state.withUnconfirmedRemoval(context, order)),
      recount: assign(({ context }) => state.recounted(context, order)),
    },
    guards: { shows: ({ context }, { id }: FeedItem) => state.shownItems(context).some((item) => sameId(item.id, id)) },
  }).createMachine({
    id: 'pagedFeed',
    context: { items: [], asked: 0, nextPage: 1, leaving: [], unconfirmedRemovals: 0, repeats: 0, failure: undefined },
    type: 'parallel',
    invoke: invokedRemovals,
    states: {
      reading: {
        initial: 'waitingItsTurn',
        states: {
          waitingItsTurn: {
            tags: 'loading',
            entry: { type: 'sendToRemovals', params: { type: 'send.asked' } },
            on: { 'send.allowed': 'loading' },
          },
          loading: {
            tags: 'loading',
            entry: 'askNextPage',
            exit: { type: 'sendToRemovals', params: { type: 'send.finished' } },
            invoke: {
              src: 'loadPage',
              input: ({ context }) => context.asked,
              onDone: [
                { guard: ({ event }) => event.output.length === 0, target: 'exhausted' },
                keeping('resting', 'addPage'),
              ],
              onError: failing('failed', 'fail', 'notifyNotLoaded'),
            },
          },
          resting: {
            // Without this limit, a server that sends the same page for every request would be called endlessly.
            always: { guard: ({ context }) => context.repeats >= state.MOST_REPEATS, target: 'exhausted' },
            on: { 'feed.bottomReached': 'waitingItsTurn' },
          },
          failed: { on: { 'retry.asked': 'waitingItsTurn' } },
          exhausted: { on: { 'order.changed': 'resting' } },
        },
      },
      presses: {
        initial: guardedPresses.initial,
        states: {
          accepted: {
            on: { ...accepted.on, 'removal.refused': refused, 'order.changed': 'guarded' },
          },
          guarded: {
            ...guarded,
            on: {
              ...guarded.on,
              'removal.refused': refused,
            },
          },
        },
      },
    },
    on: {
      'item.added': { actions: ['notifyChanged', { type: 'addNewest', params: ({ event }) => event }] },
      'item.changed': { actions: ['notifyChanged', { type: 'change', params: ({ event }) => event }] },
      'item.moved': {
        actions: [
          'notifyChanged',
          { type: 'move', params: ({ event }) => event },
          'countUnconfirmedRemoval',
          raise({ type: 'order.changed' }),
        ],
      },
      'item.lost': { actions: ['notifyChanged', { type: 'forget', params: ({ event }) => event }, 'recount'] },
      ...afterRemovals,
      'removal.done': { actions: [forgetting, 'recount'] },
    },
  });
}

export type PagedFeedMachine<Item extends FeedItem> = ReturnType<typeof createPagedFeedMachine<Item>>;
