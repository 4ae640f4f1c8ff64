import { fromPromise } from 'xstate';
import type { FeedItem } from '../domain/feed.ts';
import type { Fault, Outcome } from '../domain/outcome.ts';
import { type RemovalAnswer, removalMachine } from './removal.machine.ts';

export interface RemovalDependencies<Item extends FeedItem> {
  /** Runs to its end even when nobody waits any more: what the reader took away is taken away. */
  readonly remove: (item: Item) => Promise<Outcome<null>>;
  /** @returns a function that takes the offers back: the page was left, and nothing can be undone any more */
  readonly offerUndo: (item: Item, answer: { readonly undo: () => void; readonly due: () => void }) => () => void;
  readonly notifyNotRemoved: (reason: Fault, item: Item) => void;
}

/** A list's machine, as far as removals answer to it. */
interface List {
  readonly self: { readonly send: (answer: RemovalAnswer) => void };
}

/** Provides the call that takes items away and the offers of undo: an actor and the actions of a list that items can leave. */
export function provideRemoval<Item extends FeedItem>(dependencies: RemovalDependencies<Item>) {
  const offers = new Map<string, () => void>();

  return {
    removal: removalMachine.provide({
      actors: {
        remove: fromPromise(async ({ input, signal }) => {
          const outcome = await dependencies.remove(input as Item);
          // The list has gone meanwhile, and cannot tell of it.
          if (signal.aborted && outcome.kind === 'refused')
            dependencies.notifyNotRemoved(outcome.reason, input as Item);
          return outcome;
        }),
      },
    }),
    offerUndo: ({ self }: List, item: FeedItem): void => {
      const { id } = item;
      const withdraw = dependencies.offerUndo(item as Item, {
        undo: () => self.send({ type: 'item.undoAsked', id }),
        due: () => {
          offers.delete(String(id));
          self.send({ type: 'item.removeDue', id });
        },
      });
      offers.set(String(id), withdraw);
    },
    withdrawOffers: (_: unknown, items: readonly FeedItem[]): void => {
      for (const { id } of items) offers.get(String(id))?.();
    },
    notifyNotRemoved: (_: unknown, { item, reason }: { readonly item: FeedItem; readonly reason: Fault }): void =>
      dependencies.notifyNotRemoved(reason, item as Item),
  };
}
