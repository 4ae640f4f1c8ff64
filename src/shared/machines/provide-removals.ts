import { fromCallback } from 'xstate';
import type { FeedItem } from '../domain/feed.ts';
import { type Failure, type Outcome, settledOutcome } from '../domain/outcome.ts';
import { fromOutcome } from './outcome-actor.ts';
import { type RemovalEvent, removalMachine } from './removal.machine.ts';
import { removalsMachine } from './removals.machine.ts';

export interface RemovalDependencies<Item extends FeedItem> {
  /** Runs to its end even when nobody waits any more: what the reader took away is taken away. */
  readonly remove: (item: Item) => Promise<Outcome<null>>;
  /** @returns a function that takes the offer back where it still stands: the page was left, and nothing can be undone any more */
  readonly offerUndo: (item: Item, answer: { readonly undo: () => void; readonly due: () => void }) => () => void;
  readonly notifyNotRemoved: (reason: Failure, item: Item) => void;
}

/** Provides the call that takes items away and the offers of undo. It hands items through as they are: they have the type of the dependencies. */
export function provideRemovals<Item extends FeedItem>(
  dependencies: RemovalDependencies<Item>,
): typeof removalsMachine {
  const itemIn = (item: FeedItem) => item as Item;
  return removalsMachine.provide({
    actors: {
      removal: removalMachine.provide({
        actors: {
          offerUndo: fromCallback<RemovalEvent, FeedItem>(({ input, sendBack }) =>
            dependencies.offerUndo(itemIn(input), {
              undo: () => sendBack({ type: 'undo.asked' }),
              due: () => sendBack({ type: 'undo.expired' }),
            }),
          ),
          // The list may have gone meanwhile, and could not tell of it.
          remove: fromOutcome<null, FeedItem>(async ({ input }) => {
            const outcome = await settledOutcome(() => dependencies.remove(itemIn(input)));
            if (outcome.kind === 'refused') dependencies.notifyNotRemoved(outcome.reason, itemIn(input));
            return outcome;
          }),
        },
      }),
    },
  });
}
