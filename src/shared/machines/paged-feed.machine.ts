import { assign, fromPromise, raise, sendTo, setup } from 'xstate';
import { type EntityId, sameId } from '../domain/entity-id.ts';
import { type FeedItem, pageAfterRemoval, withNewest, without, withPage } from '../domain/feed.ts';
import type { Failure } from '../domain/outcome.ts';
import { itemOf, type PagedFeedContext, type PagedFeedEvent, shownItems } from './paged-feed-state.ts';
import { failing, keeping } from './reading-state.ts';
import { type RemovalsEvent, removalsMachine } from './removals.machine.ts';
import { STILL_MS } from './still.ts';
import { unimplementedAction, unimplementedActor } from './unimplemented.ts';

/** More may lie behind a page that repeats what is there, where others have added items meanwhile. */
const MOST_REPEATS = 10;

/**
 * An infinite list (LIST-01…03): one page under way at a time, newest first. An item that is taken away leaves at once; a
 * refused one comes back into its place. Pages and removals never travel at the same time: a removal moves up what
 * follows, and nobody could tell whether a page was read before it or after (REL-19). While rows move, the list takes no
 * press.
 */
export const pagedFeedMachine = setup({
  types: { context: {} as PagedFeedContext, events: {} as PagedFeedEvent },
  actors: {
    loadPage: fromPromise<readonly FeedItem[], number>(unimplementedActor('loadPage')),
    removals: removalsMachine,
  },
  actions: {
    notifyNotLoaded: (_, _reason: Failure) => unimplementedAction('notifyNotLoaded')(),
    sendToRemovals: sendTo('removals', (_, event: RemovalsEvent) => event),
    askNextPage: assign(({ context }) => ({
      asked: context.nextPage,
      nextPage: context.nextPage + 1,
      failure: undefined,
    })),
    fail: assign(({ context }, failure: Failure) => ({
      failure,
      nextPage: Math.min(context.nextPage, context.asked),
    })),
    addPage: assign(({ context }, page: readonly FeedItem[]) => ({
      items: withPage(context.items, page),
      repeats: withPage(context.items, page) === context.items ? context.repeats + 1 : 0,
    })),
    addNewest: assign(({ context }, item: FeedItem) => ({ items: withNewest(context.items, item) })),
    takeOut: assign(({ context }, item: FeedItem) => ({ leaving: [...context.leaving, item] })),
    bringBack: assign(({ context }, { id }: FeedItem) => ({ leaving: without(context.leaving, id) })),
    forget: assign(({ context }, { id }: FeedItem) => ({ items: without(context.items, id) })),
    doubt: assign(({ context }) => ({ doubts: context.doubts + 1 })),
    recount: assign(({ context }) => ({
      nextPage: pageAfterRemoval(context.items.length - context.doubts, context.nextPage),
    })),
  },
  delays: { still: STILL_MS },
  guards: { shows: ({ context }, id: EntityId) => shownItems(context).some((item) => sameId(item.id, id)) },
}).createMachine({
  id: 'pagedFeed',
  context: { items: [], asked: 0, nextPage: 1, leaving: [], doubts: 0, repeats: 0, failure: undefined },
  type: 'parallel',
  invoke: { id: 'removals', src: 'removals', input: ({ self }) => ({ list: self }) },
  states: {
    reading: {
      initial: 'waitingItsTurn',
      states: {
        waitingItsTurn: {
          tags: 'loading',
          entry: { type: 'sendToRemovals', params: { type: 'turn.asked' } },
          on: { 'turn.given': 'loading' },
        },
        loading: {
          tags: 'loading',
          entry: 'askNextPage',
          exit: { type: 'sendToRemovals', params: { type: 'turn.ended' } },
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
          // A server that sends the same page whatever is asked would be asked without end.
          always: { guard: ({ context }) => context.repeats >= MOST_REPEATS, target: 'exhausted' },
          on: { 'feed.bottomReached': 'waitingItsTurn' },
        },
        failed: { on: { 'feed.retryAsked': 'waitingItsTurn' } },
        exhausted: {},
      },
    },
    presses: {
      initial: 'taken',
      states: {
        taken: {
          on: {
            'rows.moved': 'held',
            'item.removeAsked': {
              guard: { type: 'shows', params: ({ event }) => event.id },
              target: 'held',
              actions: [
                { type: 'takeOut', params: ({ context, event }) => itemOf(context.items, event.id) },
                {
                  type: 'sendToRemovals',
                  params: ({ context, event }) => ({ type: 'item.taken', item: itemOf(context.items, event.id) }),
                },
              ],
            },
          },
        },
        // Whoever goes on pressing has not seen yet that the rows have moved.
        held: {
          after: { still: 'taken' },
          on: {
            'rows.moved': { target: 'held', reenter: true },
            'item.removeAsked': { target: 'held', reenter: true },
            'list.pressed': { target: 'held', reenter: true },
          },
        },
      },
    },
  },
  on: {
    'item.added': { actions: { type: 'addNewest', params: ({ event }) => event.item } },
    'page.left': { actions: { type: 'sendToRemovals', params: { type: 'page.left' } } },
    'removal.undone': {
      actions: [{ type: 'bringBack', params: ({ event }) => event.item }, raise({ type: 'rows.moved' })],
    },
    'removal.done': {
      actions: [
        { type: 'bringBack', params: ({ event }) => event.item },
        { type: 'forget', params: ({ event }) => event.item },
        'recount',
      ],
    },
    'removal.refused': {
      actions: [
        { type: 'bringBack', params: ({ event }) => event.item },
        'doubt',
        'recount',
        raise({ type: 'rows.moved' }),
      ],
    },
  },
});
