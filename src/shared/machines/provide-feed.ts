import type { SnapshotFrom } from 'xstate';
import type { FeedItem } from '../domain/feed.ts';
import type { Fault, Outcome } from '../domain/outcome.ts';
import { fromOutcome } from './outcome-actor.ts';
import { pagedFeedMachine } from './paged-feed.machine.ts';
import { shownItems } from './paged-feed-state.ts';
import { provideRemovals, type RemovalDependencies } from './provide-removals.ts';

export interface FeedDependencies<Item extends FeedItem> extends RemovalDependencies<Item> {
  /** @param page from 1 */
  readonly loadPage: (page: number, signal: AbortSignal) => Promise<Outcome<readonly Item[]>>;
  readonly notifyNotLoaded: (reason: Fault) => void;
}

/** What a view shows of a feed. */
export interface FeedViewModel<Item extends FeedItem> {
  readonly items: readonly Item[];
  readonly isLoading: boolean;
  /** Why the last page could not be had; undefined while none is missing. */
  readonly failure: Fault | undefined;
  readonly isExhausted: boolean;
  /** Grows with every page that was asked for. */
  readonly asked: number;
  /** Rows move: what is pressed now was meant for what stood there before. */
  readonly isHeld: boolean;
}

/** An infinite list with its calls provided; views run it with `useFeed`, which knows its items. */
export interface ProvidedFeed<Item extends FeedItem> {
  readonly machine: typeof pagedFeedMachine;
  readonly read: (snapshot: SnapshotFrom<typeof pagedFeedMachine>) => FeedViewModel<Item>;
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
    read: (snapshot) => ({
      items: shownItems(snapshot.context) as readonly Item[],
      isLoading: snapshot.hasTag('loading'),
      failure: snapshot.context.failure,
      isExhausted: snapshot.matches({ reading: 'exhausted' }),
      asked: snapshot.context.asked,
      isHeld: snapshot.matches({ presses: 'held' }),
    }),
  };
}
