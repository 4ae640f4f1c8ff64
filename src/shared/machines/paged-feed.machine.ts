import { assign, enqueueActions, fromPromise, not, raise, setup } from 'xstate';
import { type EntityId, sameId } from '../domain/entity-id.ts';
import { type FeedItem, pageAfterRemoval, withNewest, without, withPage } from '../domain/feed.ts';
import type { Fault, Outcome } from '../domain/outcome.ts';
import {
  itemOf,
  means,
  type PagedFeedContext,
  type PagedFeedEvent,
  pageOf,
  reasonOf,
  shownItems,
} from './paged-feed-state.ts';
import { removalMachine } from './removal.machine.ts';
import { STILL_MS } from './still.ts';
import { unimplementedAction, unimplementedActor } from './unimplemented.ts';

/** More may lie behind a page that repeats what is there, where others have added items meanwhile. */
const MOST_REPEATS = 10;

/**
 * An infinite list (LIST-01…03): one page under way at a time, newest first. An item that is taken away leaves at once
 * and is sent when its removal is due; a refused one comes back into its place. Pages and removals never travel at the
 * same time: a removal moves up what follows, and nobody could tell whether a page was read before it or after (REL-19).
 * While rows move, the list takes no press.
 */
export const pagedFeedMachine = setup({
  types: { context: {} as PagedFeedContext, events: {} as PagedFeedEvent },
  actors: {
    loadPage: fromPromise<Outcome<readonly FeedItem[]>, number>(unimplementedActor('loadPage')),
    removal: removalMachine,
  },
  actions: {
    offerUndo: (_, _item: FeedItem) => unimplementedAction('offerUndo')(),
    notifyNotLoaded: (_, _reason: Fault) => unimplementedAction('notifyNotLoaded')(),
    notifyNotRemoved: (_, _refusal: { readonly item: FeedItem; readonly reason: Fault }) =>
      unimplementedAction('notifyNotRemoved')(),
    askNextPage: assign(({ context }) => ({ asked: context.nextPage, nextPage: context.nextPage + 1 })),
    keepFailure: assign((_, failure: Fault) => ({ failure })),
    askSamePage: assign(({ context }) => ({ nextPage: Math.min(context.nextPage, context.asked) })),
    withdrawOffers: (_, _items: readonly FeedItem[]) => unimplementedAction('withdrawOffers')(),
    addPage: assign(({ context }, page: readonly FeedItem[]) => ({
      items: withPage(context.items, page),
      repeats: withPage(context.items, page) === context.items ? context.repeats + 1 : 0,
    })),
    addNewest: assign(({ context }, item: FeedItem) => ({ items: withNewest(context.items, item) })),
    takeOut: assign(({ context, spawn, self }, item: FeedItem) => {
      const actor = spawn('removal', { input: { item, list: self } });
      return { removals: [...context.removals, { item, isDue: false, actor }] };
    }),
    markDue: assign(({ context }, id: EntityId | undefined) => ({
      removals: context.removals.map((removal) => ({ ...removal, isDue: removal.isDue || means(removal, id) })),
    })),
    sendDue: enqueueActions(({ context, enqueue }) => {
      for (const { actor } of context.removals.filter(({ isDue }) => isDue))
        enqueue.sendTo(actor, { type: 'removal.due' });
    }),
    undo: enqueueActions(({ context, enqueue }, id: EntityId) => {
      for (const { actor } of context.removals.filter((removal) => means(removal, id)))
        enqueue.sendTo(actor, { type: 'removal.undo' });
    }),
    bringBack: assign(({ context }, { id }: FeedItem) => ({
      removals: context.removals.filter((removal) => !means(removal, id)),
    })),
    forget: assign(({ context }, { id }: FeedItem) => ({ items: without(context.items, id) })),
    doubt: assign(({ context }) => ({ doubts: context.doubts + 1 })),
    recount: assign(({ context }) => ({
      nextPage: pageAfterRemoval(context.items.length - context.doubts, context.nextPage),
    })),
  },
  delays: { still: STILL_MS },
  guards: {
    shows: ({ context }, id: EntityId) => shownItems(context).some((item) => sameId(item.id, id)),
    isSending: ({ context }) => context.removals.some(({ isDue }) => isDue),
  },
}).createMachine({
  id: 'pagedFeed',
  context: {
    items: [],
    asked: 0,
    nextPage: 1,
    removals: [],
    doubts: 0,
    repeats: 0,
    failure: 'malformed',
  },
  type: 'parallel',
  states: {
    reading: {
      initial: 'loading',
      states: {
        loading: {
          entry: 'askNextPage',
          exit: 'sendDue',
          invoke: {
            src: 'loadPage',
            input: ({ context }) => context.asked,
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'refused',
                target: 'failed',
                actions: [
                  { type: 'keepFailure', params: ({ event }) => reasonOf(event.output) },
                  { type: 'notifyNotLoaded', params: ({ event }) => reasonOf(event.output) },
                ],
              },
              { guard: ({ event }) => pageOf(event.output).length === 0, target: 'exhausted' },
              { target: 'resting', actions: { type: 'addPage', params: ({ event }) => pageOf(event.output) } },
            ],
            onError: {
              target: 'failed',
              actions: [
                { type: 'keepFailure', params: 'malformed' },
                { type: 'notifyNotLoaded', params: 'malformed' },
              ],
            },
          },
          on: { 'item.removeDue': { actions: { type: 'markDue', params: ({ event }) => event.id } } },
        },
        resting: {
          // A server that sends the same page whatever is asked would be asked without end.
          always: { guard: ({ context }) => context.repeats >= MOST_REPEATS, target: 'exhausted' },
          on: { 'feed.bottomReached': 'holdingBack' },
        },
        failed: {
          entry: 'askSamePage',
          on: { 'feed.retryAsked': 'holdingBack' },
        },
        holdingBack: { always: { guard: not('isSending'), target: 'loading' } },
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
                { type: 'offerUndo', params: ({ context, event }) => itemOf(context.items, event.id) },
                { type: 'takeOut', params: ({ context, event }) => itemOf(context.items, event.id) },
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
    'item.undoAsked': { actions: { type: 'undo', params: ({ event }) => event.id } },
    'item.removeDue': { actions: [{ type: 'markDue', params: ({ event }) => event.id }, 'sendDue'] },
    'page.left': {
      actions: [
        { type: 'markDue', params: undefined },
        'sendDue',
        { type: 'withdrawOffers', params: ({ context }) => context.removals.map(({ item }) => item) },
      ],
    },
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
        { type: 'notifyNotRemoved', params: ({ event }) => event },
        raise({ type: 'rows.moved' }),
      ],
    },
  },
});
