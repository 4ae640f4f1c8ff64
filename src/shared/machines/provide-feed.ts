import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { sameId } from '../domain/entity-id.ts';
import type { FeedItem } from '../domain/feed.ts';
import type { Failure, Outcome } from '../domain/outcome.ts';
import { follow } from './follow.ts';
import { fromOutcome } from './outcome-actor.ts';
import { pagedFeedMachine } from './paged-feed.machine.ts';
import { shownItems } from './paged-feed-state.ts';
import { provideRemovals, type RemovalDependencies } from './provide-removals.ts';
import type { SearchedList } from './provide-sought-item.ts';

export interface FeedDependencies<Item extends FeedItem> extends RemovalDependencies<Item> {
  /** @param page from 1 */
  readonly loadPage: (page: number, signal: AbortSignal) => Promise<Outcome<readonly Item[]>>;
  readonly notifyNotLoaded: (reason: Failure) => void;
}

/** What a view shows of a feed. */
export interface FeedViewModel<Item extends FeedItem> {
  readonly items: readonly Item[];
  readonly isLoading: boolean;
  /** Why the last page could not be had; undefined while none is missing. */
  readonly failure: Failure | undefined;
  readonly isExhausted: boolean;
  /** Grows with every page that was asked for. */
  readonly asked: number;
  /** Rows move: what is pressed now was meant for what stood there before. */
  readonly isHeld: boolean;
}

/** An infinite list with its calls provided; views run it with `useFeed`, which knows its items. */
export interface ProvidedFeed<Item extends FeedItem> {
  readonly machine: typeof pagedFeedMachine;
  readonly select: (snapshot: SnapshotFrom<typeof pagedFeedMachine>) => FeedViewModel<Item>;
}

/** Provides the one feed machine with a module's list. It hands items through as they are: they have the type of the dependencies. */
export function provideFeed<Item extends FeedItem>(dependencies: FeedDependencies<Item>): ProvidedFeed<Item> {
  return {
    machine: pagedFeedMachine.provide({
      actors: {
        removals: provideRemovals(dependencies),
        loadPage: fromOutcome<readonly FeedItem[], number>(({ input, signal }) => dependencies.loadPage(input, signal)),
      },
      actions: { notifyNotLoaded: (_, reason) => dependencies.notifyNotLoaded(reason) },
    }),
    select: (snapshot) => ({
      items: shownItems(snapshot.context) as readonly Item[],
      isLoading: snapshot.hasTag('loading'),
      failure: snapshot.context.failure,
      isExhausted: snapshot.matches({ reading: 'exhausted' }),
      asked: snapshot.context.asked,
      isHeld: snapshot.matches({ presses: 'held' }),
    }),
  };
}

export type FeedActor = ActorRefFrom<typeof pagedFeedMachine>;

/** As many pages are looked through by themselves; who scrolls on still finds what was sought. */
const MOST_PAGES = 30;

/** A feed as a list in which something can be looked for. */
export function searchedFeed(feed: FeedActor): SearchedList {
  return {
    progress: (id) => {
      const snapshot = feed.getSnapshot();
      const { asked, failure } = snapshot.context;
      const isLoading = snapshot.hasTag('loading');
      return {
        holds: shownItems(snapshot.context).some((item) => sameId(item.id, id)),
        isWhole: snapshot.matches({ reading: 'exhausted' }) || (!isLoading && asked >= MOST_PAGES),
        rests: !isLoading && failure === undefined,
      };
    },
    onChange: (listener) => follow(feed, listener),
    askMore: () => feed.send({ type: 'feed.bottomReached' }),
  };
}
