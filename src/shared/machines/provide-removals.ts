import { type EventObject, fromCallback } from 'xstate';
import type { FeedItem } from '../domain/feed.ts';
import { type Failure, type Outcome, settledOutcome } from '../domain/outcome.ts';
import { fromOutcome } from './outcome-actor.ts';
import { createRemovalMachine, type Removable, type UndoableRemoval } from './removal.machine.ts';
import { createRemovalsMachine, type RemovalsMachine } from './removals.machine.ts';

export interface RemovalDependencies<Item extends FeedItem> {
  /** Runs to its end even after the page was left, so that no removal is lost. */
  readonly remove: (item: Item) => Promise<Outcome<null>>;
  /** @returns withdraws the offer if it is still open: the page was left, and nothing can be undone any more */
  readonly offerUndo: (item: Item, removal: UndoableRemoval<Item>['removal']) => () => void;
  readonly notifyNotRemoved: (reason: Failure, item: Item) => void;
}

/** Provides the call that removes a list's items, and the offers of undo. */
export function provideRemovals<Item extends FeedItem>(dependencies: RemovalDependencies<Item>): RemovalsMachine<Item> {
  return createRemovalsMachine<Item>().provide({
    actors: {
      removal: createRemovalMachine<Item>().provide({
        actors: {
          offerUndo: fromCallback<EventObject, UndoableRemoval<Item>>(({ input: { item, removal } }) =>
            dependencies.offerUndo(item, removal),
          ),
          // The list may have been left meanwhile, and could not notify of it.
          remove: fromOutcome<null, Removable<Item>>(async ({ input: { item } }) => {
            const outcome = await settledOutcome(() => dependencies.remove(item));
            if (outcome.kind === 'refused') dependencies.notifyNotRemoved(outcome.reason, item);
            return outcome;
          }),
        },
      }),
    },
  });
}
