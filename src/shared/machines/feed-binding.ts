import { fromPromise, type SnapshotFrom } from 'xstate';
import type { FeedItem } from '../domain/feed.ts';
import type { Fault, Outcome } from '../domain/outcome.ts';
import { pagedFeedMachine } from './paged-feed.machine.ts';
import { shownItems } from './paged-feed-state.ts';
import { bindRemoval, type RemovalPlug } from './removal-binding.ts';

export interface FeedPlug<Item extends FeedItem> extends RemovalPlug<Item> {
  /** @param page from 1 */
  readonly loadPage: (page: number, signal: AbortSignal) => Promise<Outcome<readonly Item[]>>;
  readonly tellNotLoaded: (reason: Fault) => void;
}

/** What a view shows of a feed. */
export interface FeedFace<Item extends FeedItem> {
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

/** An infinite list with its calls plugged in; views run it with `useFeed`, which knows its items. */
export interface FeedBinding<Item extends FeedItem> {
  readonly machine: typeof pagedFeedMachine;
  readonly read: (snapshot: SnapshotFrom<typeof pagedFeedMachine>) => FeedFace<Item>;
}

/** Plugs a module's list into the one feed machine. The machine hands items through as they are: their type is the plug's. */
export function bindFeed<Item extends FeedItem>(plug: FeedPlug<Item>): FeedBinding<Item> {
  const { removal, ...actions } = bindRemoval(plug);

  return {
    machine: pagedFeedMachine.provide({
      actors: { removal, loadPage: fromPromise(({ input, signal }) => plug.loadPage(input, signal)) },
      actions: { ...actions, tellNotLoaded: (_, reason) => plug.tellNotLoaded(reason) },
    }),
    read: (snapshot) => ({
      items: shownItems(snapshot.context) as readonly Item[],
      isLoading: snapshot.matches({ reading: 'loading' }) || snapshot.matches({ reading: 'holdingBack' }),
      failure: snapshot.matches({ reading: 'failed' }) ? snapshot.context.failure : undefined,
      isExhausted: snapshot.matches({ reading: 'exhausted' }),
      asked: snapshot.context.asked,
      isHeld: snapshot.matches({ presses: 'held' }),
    }),
  };
}
