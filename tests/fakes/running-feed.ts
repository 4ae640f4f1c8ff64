import { createActor, SimulatedClock } from 'xstate';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { FeedItem } from '@/shared/domain/feed.ts';
import type { Failure, Outcome } from '@/shared/domain/outcome.ts';
import { provideFeed } from '@/shared/machines/provide-feed.ts';
import { STILL_MS } from '@/shared/machines/still.ts';
import { settled } from './deferred.ts';
import { handSettled } from './hand-settled.ts';

interface OfferedUndo {
  readonly id: EntityId;
  readonly undo: () => void;
  readonly due: () => void;
  wasWithdrawn: boolean;
}

/** An infinite list that runs, with its pages and removals answered by hand. */
export function runningFeed() {
  const pages = handSettled<[page: number, signal: AbortSignal], Outcome<readonly FeedItem[]>>();
  const removals = handSettled<[item: FeedItem], Outcome<null>>();
  const offers: OfferedUndo[] = [];
  const told: string[] = [];
  const note = (what: string) => (reason: Failure) => void told.push(`${what}: ${reason}`);
  const { machine, select } = provideFeed({
    loadPage: pages.call,
    remove: removals.call,
    offerUndo: ({ id }, answer) => {
      const offer = { id, ...answer, wasWithdrawn: false };
      offers.push(offer);
      return () => {
        offer.wasWithdrawn = true;
      };
    },
    notifyNotLoaded: note('not loaded'),
    notifyNotRemoved: note('not removed'),
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock }).start();

  return {
    actor,
    pages,
    removals,
    told,
    viewModel: () => select(actor.getSnapshot()),
    ids: () => select(actor.getSnapshot()).items.map(({ id }) => id),
    asked: () => pages.calls.map(({ args: [page] }) => page),
    /** The undo that was offered last for an item. @throws when there was none */
    offer: (id: EntityId): OfferedUndo => {
      const offer = offers.findLast((candidate) => candidate.id === id);
      if (offer === undefined) throw new Error(`Nobody offered to bring ${id} back`);
      return offer;
    },
    /** Answers the page under way with items of these ids. */
    answer: async (...ids: readonly EntityId[]) => {
      pages.last().resolve({ kind: 'done', value: ids.map((id) => ({ id })) });
      await settled();
    },
    refuse: async (reason: Failure) => {
      pages.last().resolve({ kind: 'refused', reason });
      await settled();
    },
    reachBottom: () => actor.send({ type: 'feed.bottomReached' }),
    /** As somebody does who has seen the rows stand still. */
    remove: (id: EntityId) => {
      clock.increment(STILL_MS);
      actor.send({ type: 'item.removeAsked', id });
    },
    /** As the second click of a double click does, and any other that comes too soon. */
    press: (id: EntityId) => actor.send({ type: 'item.removeAsked', id }),
    passTime: (milliseconds: number) => clock.increment(milliseconds),
  };
}
