import { type ActorRefFrom, assign, enqueueActions, fromPromise, not, setup } from 'xstate';
import { type EntityId, sameId } from '../domain/entity-id.ts';
import { type FeedItem, pageAfterRemoval, withNewest, without, withPage } from '../domain/feed.ts';
import type { Fault, Outcome } from '../domain/outcome.ts';
import { type RemovalAnswer, type RemovalReport, removalMachine } from './removal.machine.ts';
import { emptyAction, emptySocket } from './socket.ts';

export interface PendingRemoval {
  readonly item: FeedItem;
  /** It can no longer be undone: its call is under way, or waits for the page that is. */
  readonly isDue: boolean;
  readonly actor: ActorRefFrom<typeof removalMachine>;
}

export interface PagedFeedContext {
  /** What the server is known to hold, in its order; what is on its way out keeps its place here. */
  readonly items: readonly FeedItem[];
  /** The page under way or asked for last, from 1; 0 before the first. */
  readonly asked: number;
  readonly nextPage: number;
  readonly removals: readonly PendingRemoval[];
  /** Refused removals: the answer may have been lost after the deed was done. */
  readonly doubts: number;
  /** Pages in a row that brought nothing new. */
  readonly repeats: number;
  /** Why the last page that failed could not be had. */
  readonly failure: Fault;
}

export type PagedFeedEvent =
  | { readonly type: 'feed.bottomReached' }
  | { readonly type: 'feed.retryAsked' }
  | { readonly type: 'item.added'; readonly item: FeedItem }
  | { readonly type: 'item.removeAsked'; readonly id: EntityId }
  | { readonly type: 'page.left' }
  | RemovalAnswer
  | RemovalReport;

/** More may lie behind a page that repeats what is there, where others have added items meanwhile. */
const MOST_REPEATS = 10;

/**
 * An infinite list (LIST-01…03): one page under way at a time, newest first. An item that is taken away leaves at once
 * and is sent when its removal is due; a refused one comes back into its place. Pages and removals never travel at the
 * same time: a removal moves up what follows, and nobody could tell whether a page was read before it or after (REL-19).
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
    keepFailure: assign((_, failure: Fault) => ({ failure })),
    askSamePage: assign(({ context }) => ({ nextPage: Math.min(context.nextPage, context.asked) })),
    withdrawOffers: (_, _items: readonly FeedItem[]) => emptyAction('withdrawOffers')(),
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
  guards: {
    shows: ({ context }, id: EntityId) => shownItems(context).some((item) => sameId(item.id, id)),
    isSending: ({ context }) => context.removals.some(({ isDue }) => isDue),
  },
}).createMachine({
  id: 'pagedFeed',
  context: { items: [], asked: 0, nextPage: 1, removals: [], doubts: 0, repeats: 0, failure: 'malformed' },
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
              { type: 'tellNotLoaded', params: ({ event }) => reasonOf(event.output) },
            ],
          },
          { guard: ({ event }) => pageOf(event.output).length === 0, target: 'exhausted' },
          { target: 'resting', actions: { type: 'addPage', params: ({ event }) => pageOf(event.output) } },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'keepFailure', params: 'malformed' },
            { type: 'tellNotLoaded', params: 'malformed' },
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
  on: {
    'item.added': { actions: { type: 'addNewest', params: ({ event }) => event.item } },
    'item.removeAsked': {
      guard: { type: 'shows', params: ({ event }) => event.id },
      actions: [
        { type: 'offerUndo', params: ({ context, event }) => itemOf(context.items, event.id) },
        { type: 'takeOut', params: ({ context, event }) => itemOf(context.items, event.id) },
      ],
    },
    'item.undoAsked': { actions: { type: 'undo', params: ({ event }) => event.id } },
    'item.removeDue': { actions: [{ type: 'markDue', params: ({ event }) => event.id }, 'sendDue'] },
    'page.left': {
      actions: [
        { type: 'markDue', params: undefined },
        'sendDue',
        { type: 'withdrawOffers', params: ({ context }) => context.removals.map(({ item }) => item) },
      ],
    },
    'removal.undone': { actions: { type: 'bringBack', params: ({ event }) => event.item } },
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
        { type: 'tellNotRemoved', params: ({ event }) => event.reason },
      ],
    },
  },
});

/** What the reader sees: everything that is not on its way out. */
export function shownItems({ items, removals }: PagedFeedContext): readonly FeedItem[] {
  const leaving = new Set(removals.map(({ item }) => String(item.id)));
  return leaving.size === 0 ? items : items.filter(({ id }) => !leaving.has(String(id)));
}

/** @param id every removal when there is none */
function means({ item }: PendingRemoval, id: EntityId | undefined): boolean {
  return id === undefined || sameId(item.id, id);
}

function pageOf(outcome: Outcome<readonly FeedItem[]>): readonly FeedItem[] {
  return outcome.kind === 'done' ? outcome.value : [];
}

function itemOf(items: readonly FeedItem[], id: EntityId): FeedItem {
  return items.find((item) => sameId(item.id, id)) ?? { id };
}

function reasonOf(outcome: Outcome<unknown>): Fault {
  return outcome.kind === 'refused' ? outcome.reason : 'malformed';
}
