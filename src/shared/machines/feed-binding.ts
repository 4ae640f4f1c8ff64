import { fromPromise, type SnapshotFrom } from 'xstate';
import type { FeedItem } from '../domain/feed.ts';
import type { Fault, Outcome } from '../domain/outcome.ts';
import { pagedFeedMachine, shownItems } from './paged-feed.machine.ts';
import { removalMachine } from './removal.machine.ts';

export interface FeedPlug<Item extends FeedItem> {
  /** @param page from 1 */
  readonly loadPage: (page: number, signal: AbortSignal) => Promise<Outcome<readonly Item[]>>;
  /** Runs to its end even when nobody waits any more: what the reader took away is taken away. */
  readonly remove: (item: Item) => Promise<Outcome<null>>;
  /** @returns a function that takes the offer back: the page was left, and nothing can be undone any more */
  readonly offerUndo: (item: Item, answer: { readonly undo: () => void; readonly due: () => void }) => () => void;
  readonly tellNotLoaded: (reason: Fault) => void;
  readonly tellNotRemoved: (reason: Fault) => void;
}

/** What a view shows of a feed. */
export interface FeedFace<Item extends FeedItem> {
  readonly items: readonly Item[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly isExhausted: boolean;
  /** Grows with every page that was asked for. */
  readonly asked: number;
}

/** An infinite list with its calls plugged in; views run it with `useFeed`, which knows its items. */
export interface FeedBinding<Item extends FeedItem> {
  readonly machine: typeof pagedFeedMachine;
  readonly read: (snapshot: SnapshotFrom<typeof pagedFeedMachine>) => FeedFace<Item>;
}

/** Plugs a module's list into the one feed machine. The machine hands items through as they are: their type is the plug's. */
export function bindFeed<Item extends FeedItem>(plug: FeedPlug<Item>): FeedBinding<Item> {
  const offers = new Map<string, () => void>();

  return {
    machine: pagedFeedMachine.provide({
      actors: {
        loadPage: fromPromise(({ input, signal }) => plug.loadPage(input, signal)),
        removal: removalMachine.provide({
          actors: {
            remove: fromPromise(async ({ input, signal }) => {
              const outcome = await plug.remove(input as Item);
              // The list has gone meanwhile, and cannot tell of it.
              if (signal.aborted && outcome.kind === 'refused') plug.tellNotRemoved(outcome.reason);
              return outcome;
            }),
          },
        }),
      },
      actions: {
        offerUndo: ({ self }, item) => {
          const withdraw = plug.offerUndo(item as Item, {
            undo: () => self.send({ type: 'item.undoAsked', id: item.id }),
            due: () => {
              offers.delete(String(item.id));
              self.send({ type: 'item.removeDue', id: item.id });
            },
          });
          offers.set(String(item.id), withdraw);
        },
        withdrawOffers: (_, items) => {
          for (const { id } of items) offers.get(String(id))?.();
        },
        tellNotLoaded: (_, reason) => plug.tellNotLoaded(reason),
        tellNotRemoved: (_, reason) => plug.tellNotRemoved(reason),
      },
    }),
    read: (snapshot) => ({
      items: shownItems(snapshot.context) as readonly Item[],
      isLoading: snapshot.matches('loading') || snapshot.matches('holdingBack'),
      hasFailed: snapshot.matches('failed'),
      isExhausted: snapshot.matches('exhausted'),
      asked: snapshot.context.asked,
    }),
  };
}
