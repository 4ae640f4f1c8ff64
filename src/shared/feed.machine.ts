import { type ActorRefFrom, assign, fromCallback, fromPromise, raise, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  failing,
  follow,
  fromOutcome,
  keeping,
  required,
  unimplementedAction,
  unimplementedActor,
} from './actors.machine.ts';
import { type EntityId, sameId } from './entity-id.ts';
import {
  type FeedItem,
  type FeedOrder,
  newestFirst,
  pageAfterRemoval,
  withChanged,
  withoutItem,
  withoutItems,
  withPage,
} from './feed.ts';
import type { SearchedList } from './highlighted-item.machine.ts';
import type { Failure, Outcome } from './outcome.ts';
import {
  createRemovalsMachine,
  provideRemovals,
  type RemovalDependencies,
  type RemovalsEvent,
} from './removals.machine.ts';
import {
  afterRemovals,
  forgetting,
  type ItemRestored,
  invokedRemovals,
  type Leaving,
  type Removable,
  type RemovingEvent,
  removalAsked,
} from './removals.ts';

/**
 * An infinite list (LIST-01…03): one page is requested at a time, newest first. A removed item disappears at once; when the
 * removal is refused, it is shown in its place again. Pages and removals are never sent at the same time: a removal moves up
 * the items behind it, and the client could not know whether a page was read before or after it (REL-19). Created once
 * for each `provide…` call.
 */
export function createPagedFeedMachine<Item extends FeedItem>(order: FeedOrder<Item> = newestFirst()) {
  return setup({
    types: { context: {} as PagedFeedContext<Item>, events: {} as PagedFeedEvent<Item> },
    actors: {
      loadPage: fromPromise<readonly Item[], number>(unimplementedActor('loadPage')),
      removals: createRemovalsMachine<Item>(),
      /** Sends the items that are restored. */
      restored: fromCallback<PagedFeedEvent<Item>>(unimplementedAction('restored')),
    },
    actions: {
      notifyNotLoaded: (_, _reason: Failure) => unimplementedAction('notifyNotLoaded')(),
      notifyChanged: unimplementedAction('notifyChanged'),
      sendToRemovals: sendTo('removals', (_, event: RemovalsEvent<Item>) => event),
      take: sendTo('removals', ({ context }, { id }: FeedItem) => ({
        type: 'item.taken',
        ...itemOf(context, id),
      })),
      askNextPage: assign(({ context }) => ({
        asked: context.nextPage,
        nextPage: context.nextPage + 1,
        failure: undefined,
      })),
      fail: assign(({ context }, failure: Failure) => withFailure(context, failure)),
      addPage: assign(({ context }, page: readonly Item[]) => withAnswer(context, page)),
      addNewest: assign(({ context }, { item }: Removable<Item>) => ({ items: order.added(context.items, item) })),
      change: assign(({ context }, { item }: Removable<Item>) => ({ items: withChanged(context.items, item) })),
      putBack: assign(({ context }, { item }: Removable<Item>) => ({ items: order.returned(context.items, item) })),
      move: assign(({ context }, { item }: Removable<Item>) => ({ items: order.moved(context.items, item) })),
      keepLeaving: assign((_, { leaving }: Leaving<Item>) => ({ leaving })),
      forget: assign(({ context }, { id }: FeedItem) => ({ items: withoutItem(context.items, id) })),
      countUnconfirmedRemoval: assign(({ context }) => withUnconfirmedRemoval(context, order)),
      recount: assign(({ context }) => recounted(context, order)),
    },
    guards: { shows: ({ context }, { id }: FeedItem) => shownItems(context).some((item) => sameId(item.id, id)) },
  }).createMachine({
    id: 'pagedFeed',
    context: { items: [], asked: 0, nextPage: 1, leaving: [], unconfirmedRemovals: 0, repeats: 0, failure: undefined },
    invoke: [invokedRemovals, { src: 'restored' }],
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
        always: { guard: ({ context }) => context.repeats >= MOST_REPEATS, target: 'exhausted' },
        on: { 'feed.bottomReached': 'waitingItsTurn' },
      },
      failed: { on: { 'retry.asked': 'waitingItsTurn' } },
      exhausted: { on: { 'order.changed': 'resting' } },
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
      'item.restored': {
        actions: [{ type: 'putBack', params: ({ event }) => event }, 'recount', raise({ type: 'order.changed' })],
      },
      'item.lost': { actions: ['notifyChanged', { type: 'forget', params: ({ event }) => event }, 'recount'] },
      ...afterRemovals,
      'removal.asked': removalAsked,
      'removal.done': { actions: [forgetting, 'recount'] },
      'removal.refused': { actions: 'countUnconfirmedRemoval' },
    },
  });
}

type PagedFeedMachine<Item extends FeedItem> = ReturnType<typeof createPagedFeedMachine<Item>>;

/** A page may repeat known items because other users have added some meanwhile: the next page may still hold new ones. */
const MOST_REPEATS = 10;

interface PagedFeedContext<Item extends FeedItem> extends Leaving<Item> {
  /** The items that the server is known to hold, in its order; those being removed keep their index. */
  readonly items: readonly Item[];
  /** The page requested last, from 1; 0 before the first. */
  readonly asked: number;
  readonly nextPage: number;
  /** Items that may have left the server's pages so far: it may have carried out a refused removal, or its order has changed. */
  readonly unconfirmedRemovals: number;
  /** Pages in a row that contained nothing new. */
  readonly repeats: number;
  /** Why the last page could not be loaded; undefined unless that failed. */
  readonly failure: Failure | undefined;
}

export type PagedFeedEvent<Item extends FeedItem> =
  | { readonly type: 'feed.bottomReached' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'item.added'; readonly item: Item }
  | { readonly type: 'item.changed'; readonly item: Item }
  /** The item has changed so that it has another position in the server's order. */
  | { readonly type: 'item.moved'; readonly item: Item }
  /** The items behind a removed item have moved up by one. */
  | { readonly type: 'order.changed' }
  /** Another user has removed it. */
  | { readonly type: 'item.lost'; readonly id: EntityId }
  | { readonly type: 'removal.asked'; readonly id: EntityId }
  | ItemRestored<Item>
  | RemovingEvent<Item>;

/** The items that the user sees: all but those being removed. */
function shownItems<Item extends FeedItem>({ items, leaving }: PagedFeedContext<Item>): readonly Item[] {
  return withoutItems(items, leaving);
}

/** The context after the page that was requested last: one without anything new counts as repeated. */
function withAnswer<Item extends FeedItem>({ items, repeats }: PagedFeedContext<Item>, page: readonly Item[]) {
  const longer = withPage(items, page);
  return { items: longer, repeats: longer === items ? repeats + 1 : 0 };
}

/** The context after a page that could not be loaded, which is requested again next. */
function withFailure({ nextPage, asked }: PagedFeedContext<FeedItem>, failure: Failure) {
  return { failure, nextPage: Math.min(nextPage, asked) };
}

/** The context with the number of the next page, now that the server's pages may have moved up (REL-19). */
function recounted<Item extends FeedItem>(
  { items, unconfirmedRemovals, nextPage }: PagedFeedContext<Item>,
  order: FeedOrder<Item>,
) {
  return { nextPage: pageAfterRemoval(order.countServed(items) - unconfirmedRemovals, nextPage) };
}

/** The context, recounted, when one more item may have left the pages that were read. */
function withUnconfirmedRemoval<Item extends FeedItem>(context: PagedFeedContext<Item>, order: FeedOrder<Item>) {
  const unconfirmedRemovals = context.unconfirmedRemovals + 1;
  return { unconfirmedRemovals, ...recounted({ ...context, unconfirmedRemovals }, order) };
}

/** The item with that id, which the list holds. */
function itemOf<Item extends FeedItem>({ items }: PagedFeedContext<Item>, id: EntityId): Removable<Item> {
  return { item: required(items.find((item) => sameId(item.id, id))) };
}

export interface FeedDependencies<Item extends FeedItem> extends RemovalDependencies<Item> {
  /** @param page from 1 */
  readonly loadPage: (page: number, signal: AbortSignal) => Promise<Outcome<readonly Item[]>>;
  readonly notifyNotLoaded: (reason: Failure) => void;
  /** @param listener gets each item that is restored @returns stops listening */
  readonly onRestored: (listener: (item: Item) => void) => () => void;
  /** The list was changed by a write. @param added the item that the user has added, if the write added one */
  readonly notifyChanged: (added: Item | undefined) => void;
  /** By age alone when absent. */
  readonly order?: FeedOrder<Item>;
}

/** The view model of a feed. */
export interface FeedViewModel<Item extends FeedItem> {
  readonly items: readonly Item[];
  readonly isLoading: boolean;
  /** Why the last page could not be loaded; undefined unless that failed. */
  readonly failure: Failure | undefined;
  readonly isExhausted: boolean;
  /** The page that was requested last, from 1; 0 before the first. */
  readonly asked: number;
  /** The next page is loaded once the bottom of the list is reached. */
  readonly awaitsBottom: boolean;
}

/** An infinite list with its calls provided; views run it with `usePostFeed`, which knows its items. */
export interface ProvidedFeed<Item extends FeedItem> {
  readonly machine: PagedFeedMachine<Item>;
  readonly select: (snapshot: SnapshotFrom<PagedFeedMachine<Item>>) => FeedViewModel<Item>;
}

/** Provides a feed machine with a module's list. */
export function provideFeed<Item extends FeedItem>(dependencies: FeedDependencies<Item>): ProvidedFeed<Item> {
  return {
    machine: createPagedFeedMachine<Item>(dependencies.order).provide({
      actors: {
        removals: provideRemovals(dependencies),
        restored: fromCallback(({ sendBack }) =>
          dependencies.onRestored((item) => sendBack({ type: 'item.restored', item })),
        ),
        loadPage: fromOutcome<readonly Item[], number>(({ input, signal }) => dependencies.loadPage(input, signal)),
      },
      actions: {
        notifyNotLoaded: (_, reason) => dependencies.notifyNotLoaded(reason),
        notifyChanged: ({ event }) => dependencies.notifyChanged(event.type === 'item.added' ? event.item : undefined),
      },
    }),
    select: (snapshot) => ({
      items: shownItems(snapshot.context),
      isLoading: snapshot.hasTag('loading'),
      failure: snapshot.context.failure,
      isExhausted: snapshot.matches('exhausted'),
      asked: snapshot.context.asked,
      awaitsBottom: snapshot.matches('resting'),
    }),
  };
}

export type FeedActor<Item extends FeedItem> = ActorRefFrom<PagedFeedMachine<Item>>;

/** How many pages a search loads automatically; an item on a later page is still found when the user scrolls to it. */
const MOST_PAGES = 30;

/** A feed as a list in which an item can be looked for. */
export function searchedFeed<Item extends FeedItem>(feed: FeedActor<Item>): SearchedList {
  return {
    progress: (id) => {
      const snapshot = feed.getSnapshot();
      const { asked, failure } = snapshot.context;
      const isLoading = snapshot.hasTag('loading');
      return {
        includesItem: shownItems(snapshot.context).some((item) => sameId(item.id, id)),
        isComplete: snapshot.matches('exhausted') || (!isLoading && asked >= MOST_PAGES),
        hasMore: !isLoading && failure === undefined,
      };
    },
    onChange: (listener) => follow(feed, listener),
    askMore: () => feed.send({ type: 'feed.bottomReached' }),
  };
}
