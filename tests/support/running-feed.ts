import { createActor, SimulatedClock } from 'xstate';
import type { EntityId } from '@/shared/entity-id.ts';
import { provideFeed } from '@/shared/feed.machine.ts';
import type { FeedItem } from '@/shared/feed.ts';
import type { Failure, Outcome } from '@/shared/outcome.ts';
import type { UndoAnswer } from '@/shared/removals.ts';
import { settled } from '../fakes/deferred.ts';
import { handSettled } from '../fakes/hand-settled.ts';

interface OfferedUndo {
  readonly id: EntityId;
  readonly undo: () => void;
  readonly due: () => void;
  wasWithdrawn: boolean;
}

/** A running infinite list; the test answers its pages and removals. */
export function runningFeed() {
  const pages = handSettled<[page: number, signal: AbortSignal], Outcome<readonly FeedItem[]>>();
  const removals = handSettled<[item: FeedItem], Outcome<null>>();
  const offers: OfferedUndo[] = [];
  const notified: string[] = [];
  let changes = 0;
  let restore: (item: FeedItem) => void = () => undefined;
  const added: EntityId[] = [];
  const note = (what: string) => (reason: Failure) => void notified.push(`${what}: ${reason}`);
  const { machine, select } = provideFeed({
    loadPage: pages.call,
    remove: removals.call,
    offerUndo: ({ id }, removal) => {
      // The toast of a removal is ignored once the removal has ended.
      const answer = (type: UndoAnswer['type']) => () => {
        if (removal.getSnapshot().status === 'active') removal.send({ type });
      };
      const offer = { id, undo: answer('undo.asked'), due: answer('undo.expired'), wasWithdrawn: false };
      offers.push(offer);
      return () => {
        offer.wasWithdrawn = true;
      };
    },
    onRestored: (listener) => {
      restore = listener;
      return () => undefined;
    },
    notifyNotLoaded: note('not loaded'),
    notifyNotRemoved: note('not removed'),
    notifyChanged: (item) => {
      changes += 1;
      if (item !== undefined) added.push(item.id);
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock }).start();

  return {
    actor,
    pages,
    removals,
    notified,
    /** How often its owner was notified of a write. */
    changes: () => changes,
    /** The items that were added by the user, of which its owner was notified. */
    added,
    viewModel: () => select(actor.getSnapshot()),
    ids: () => select(actor.getSnapshot()).items.map(({ id }) => id),
    asked: () => pages.calls.map(({ args: [page] }) => page),
    /** The last offer to undo the removal of an item. @throws when there was none */
    offer: (id: EntityId): OfferedUndo => {
      const offer = offers.findLast((candidate) => candidate.id === id);
      if (offer === undefined) throw new Error(`Nobody offered to bring ${id} back`);
      return offer;
    },
    /** Answers the page that is being read with items of these ids. */
    answer: async (...ids: readonly EntityId[]) => {
      pages.last().resolve({ kind: 'done', value: ids.map((id) => ({ id })) });
      await settled();
    },
    refuse: async (reason: Failure) => {
      pages.last().resolve({ kind: 'refused', reason });
      await settled();
    },
    reachBottom: () => actor.send({ type: 'feed.bottomReached' }),
    /** The server restores a removed item. */
    restore: (id: EntityId) => restore({ id }),
    remove: (id: EntityId) => actor.send({ type: 'removal.asked', id }),
    passTime: (milliseconds: number) => clock.increment(milliseconds),
  };
}
