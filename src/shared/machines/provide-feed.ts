import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { sameId } from '../domain/entity-id.ts';
import type { FeedItem, FeedOrder } from '../domain/feed.ts';
import type { Failure, Outcome } from '../domain/outcome.ts';
import { follow } from './follow.ts';
import type { SearchedList } from './highlighted-item.machine.ts';
import { fromOutcome } from './outcome-actor.ts';
import { createPagedFeedMachine, type PagedFeedMachine } from './paged-feed.machine.ts';
import { shownItems } from './paged-feed-state.ts';
import { provideRemovals, type RemovalDependencies } from './provide-removals.ts';

export interface FeedDependencies<Item extends FeedItem> extends RemovalDependencies<Item> {
  /** @param page from 1 */
  readonly loadPage: (page: number, signal: AbortSignal) => Promise<Outcome<readonly Item[]>>;
  readonly notifyNotLoaded: (reason: Failure) => void;
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
  /** Rows move: a press now was aimed at the row that was there before. */
  readonly isGuarded: boolean;
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
      isExhausted: snapshot.matches({ reading: 'exhausted' }),
      asked: snapshot.context.asked,
      awaitsBottom: snapshot.matches({ reading: 'resting' }),
      isGuarded: snapshot.hasTag('guarded'),
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
        isComplete: snapshot.matches({ reading: 'exhausted' }) || (!isLoading && asked >= MOST_PAGES),
        hasMore: !isLoading && failure === undefined,
      };
    },
    onChange: (listener) => follow(feed, listener),
    askMore: () => feed.send({ type: 'feed.bottomReached' }),
  };
}
