import { type ActorRefFrom, assign, enqueueActions, fromPromise, setup } from 'xstate';
import { type EntityId, sameId } from '../domain/entity-id.ts';
import { type FeedItem, pageAfterRemoval, withNewest, without, withPage, withReturned } from '../domain/feed.ts';
import type { Fault, Outcome } from '../domain/outcome.ts';
import { type RemovalReport, removalMachine } from './removal.machine.ts';
import { emptyAction, emptySocket } from './socket.ts';

export interface PendingRemoval {
  readonly item: FeedItem;
  readonly followedBy: EntityId | undefined;
  readonly actor: ActorRefFrom<typeof removalMachine>;
}

export interface PagedFeedContext {
  readonly items: readonly FeedItem[];
  /** The page under way or asked for last, from 1; 0 before the first. */
  readonly asked: number;
  readonly nextPage: number;
  readonly removals: readonly PendingRemoval[];
}

export type PagedFeedEvent =
  | { readonly type: 'feed.bottomReached' }
  | { readonly type: 'feed.retryAsked' }
  | { readonly type: 'item.added'; readonly item: FeedItem }
  | { readonly type: 'item.removeAsked'; readonly id: EntityId }
  | { readonly type: 'item.undoAsked'; readonly id: EntityId }
  | { readonly type: 'item.removeDue'; readonly id: EntityId }
  | { readonly type: 'page.left' }
  | RemovalReport;

/**
 * An infinite list (LIST-01…03): one page under way at a time, newest first. An item that is taken away leaves at once
 * and is sent when its removal is due; a refused one comes back into its place.
 */
export const pagedFeedMachine = setup({
  types: { context: {} as PagedFeedContext, events: {} as PagedFeedEvent },
  actors: {
    loadPage: fromPromise<Outcome<readonly FeedItem[]>, number>(emptySocket('loadPage')),
    removal: removalMachine,
  },
  actions: {
    offerUndo: (_, _item: FeedItem) => emptyAction('offerUndo')(),
    tellNotLoaded: (_, _reason: Fault) => emptyAction('tellNotLoaded')(),
    tellNotRemoved: (_, _reason: Fault) => emptyAction('tellNotRemoved')(),
    askNextPage: assign(({ context }) => ({ asked: context.nextPage, nextPage: context.nextPage + 1 })),
    askSamePage: assign(({ context }) => ({ nextPage: Math.min(context.nextPage, context.asked) })),
    addPage: assign(({ context }, page: readonly FeedItem[]) => ({
      items: withPage(
        context.items,
        page,
        context.removals.map(({ item }) => item.id),
      ),
    })),
    addNewest: assign(({ context }, item: FeedItem) => ({ items: withNewest(context.items, item) })),
    settleRemoval: assign(({ context }, { item }: { item: FeedItem }) => ({
      removals: context.removals.filter((removal) => !sameId(removal.item.id, item.id)),
      nextPage: pageAfterRemoval(context.items.length + context.removals.length - 1, context.nextPage),
    })),
    returnItem: assign(({ context }, item: FeedItem) => {
      const removal = context.removals.find((candidate) => sameId(candidate.item.id, item.id));
      return {
        items: withReturned(context.items, item, removal?.followedBy),
        removals: context.removals.filter((candidate) => candidate !== removal),
      };
    }),
    takeOut: assign(({ context, spawn, self }, id: EntityId) => {
      const index = context.items.findIndex((item) => sameId(item.id, id));
      const item = context.items[index];
      if (item === undefined) return {};
      const followedBy = context.items[index + 1]?.id;
      const actor = spawn('removal', { input: { item, list: self } });
      return { items: without(context.items, id), removals: [...context.removals, { item, followedBy, actor }] };
    }),
    tellRemovals: enqueueActions(
      ({ context, enqueue }, { order, id }: { order: 'removal.due' | 'removal.undo'; id?: EntityId }) => {
        for (const { item, actor } of context.removals) {
          if (id === undefined || sameId(item.id, id)) enqueue.sendTo(actor, { type: order });
        }
      },
    ),
  },
  guards: {
    holds: ({ context }, id: EntityId) => context.items.some((item) => sameId(item.id, id)),
  },
}).createMachine({
  id: 'pagedFeed',
  context: { items: [], asked: 0, nextPage: 1, removals: [] },
  initial: 'loading',
  states: {
    loading: {
      entry: 'askNextPage',
      invoke: {
        src: 'loadPage',
        input: ({ context }) => context.asked,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'failed',
            actions: { type: 'tellNotLoaded', params: ({ event }) => reasonOf(event.output) },
          },
          { guard: ({ event }) => pageOf(event.output).length === 0, target: 'exhausted' },
          { target: 'resting', actions: { type: 'addPage', params: ({ event }) => pageOf(event.output) } },
        ],
        onError: { target: 'failed', actions: { type: 'tellNotLoaded', params: 'malformed' } },
      },
    },
    resting: { on: { 'feed.bottomReached': 'loading' } },
    failed: {
      entry: 'askSamePage',
      on: { 'feed.retryAsked': 'loading' },
    },
    exhausted: {},
  },
  on: {
    'item.added': { actions: { type: 'addNewest', params: ({ event }) => event.item } },
    'item.removeAsked': {
      guard: { type: 'holds', params: ({ event }) => event.id },
      actions: [
        { type: 'offerUndo', params: ({ context, event }) => itemOf(context.items, event.id) },
        { type: 'takeOut', params: ({ event }) => event.id },
      ],
    },
    'item.undoAsked': {
      actions: { type: 'tellRemovals', params: ({ event }) => ({ order: 'removal.undo', id: event.id }) },
    },
    'item.removeDue': {
      actions: { type: 'tellRemovals', params: ({ event }) => ({ order: 'removal.due', id: event.id }) },
    },
    'page.left': { actions: { type: 'tellRemovals', params: { order: 'removal.due' } } },
    'removal.undone': { actions: { type: 'returnItem', params: ({ event }) => event.item } },
    'removal.done': { actions: { type: 'settleRemoval', params: ({ event }) => event } },
    'removal.refused': {
      actions: [
        { type: 'returnItem', params: ({ event }) => event.item },
        { type: 'tellNotRemoved', params: ({ event }) => event.reason },
      ],
    },
  },
});

function pageOf(outcome: Outcome<readonly FeedItem[]>): readonly FeedItem[] {
  return outcome.kind === 'done' ? outcome.value : [];
}

function itemOf(items: readonly FeedItem[], id: EntityId): FeedItem {
  return items.find((item) => sameId(item.id, id)) ?? { id };
}

function reasonOf(outcome: Outcome<unknown>): Fault {
  return outcome.kind === 'refused' ? outcome.reason : 'malformed';
}
