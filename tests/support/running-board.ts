import { createActor } from 'xstate';
import type { Receiver } from '@/shared/actors.machine.ts';
import { provideBoard } from '@/shared/board.machine.ts';
import type { BoardRules, ItemsMoved } from '@/shared/board-changes.machine.ts';
import type { Failure, Outcome } from '@/shared/outcome.ts';
import { makeSerialQueue } from '@/shared/serial-queue.store.ts';
import { settled } from '../fakes/deferred.ts';
import { handSettled } from '../fakes/hand-settled.ts';

interface Offer<Change> {
  readonly change: Change;
  readonly undo: () => void;
  readonly gone: () => void;
  wasWithdrawn: boolean;
}

/** A running board; the test answers its readings and changes. */
export function runningBoard<Board, Item, Container, Change>(
  rules: BoardRules<Board, Item, Container, Change>,
  selection?: Receiver<ItemsMoved>,
) {
  const readings = handSettled<[signal: AbortSignal], Outcome<Board>>();
  const changes = handSettled<[change: Change], Outcome<null>>();
  const offers: Offer<Change>[] = [];
  const notified: string[] = [];
  const {
    machine,
    rules: input,
    select,
  } = provideBoard<Board, Item, Container, Change>({
    rules,
    queue: makeSerialQueue(),
    load: readings.call,
    save: changes.call,
    notifySaved: (change, answer) => {
      notified.push(answer === undefined ? 'saved for good' : 'saved');
      if (answer === undefined) return () => undefined;
      const offer = { change, ...answer, wasWithdrawn: false };
      offers.push(offer);
      return () => {
        offer.wasWithdrawn = true;
        offer.gone();
      };
    },
    notifyUndone: () => void notified.push('undone'),
    notifyNotSaved: (_, reason, isUndo) => void notified.push(`${isUndo ? 'not undone' : 'not saved'}: ${reason}`),
  });
  const actor = createActor(machine, { input: { ...input, selection } }).start();
  const viewModel = () => select(actor.getSnapshot());

  return {
    actor,
    readings,
    changes,
    offers,
    notified,
    viewModel,
    /** The state of the machine, with its context. */
    situation: () => {
      const { context, value } = actor.getSnapshot();
      return { ...context, board: context.shown, reading: value.board, drag: value.drag };
    },
    /** The shown board. @throws before it was read */
    board: (): Board => {
      const { board } = viewModel();
      if (board === undefined) throw new Error('The board was not read yet');
      return board;
    },
    /** The newest offer to undo a change. @throws when there was none */
    offer: () => {
      const offer = offers.at(-1);
      if (offer === undefined) throw new Error('Nobody offered to take anything back');
      return offer;
    },
    /** Drags an item to a container; undefined drops it outside of every container. */
    drag: (item: Item, place: Container | undefined, from = 0) => {
      actor.send({ type: 'item.lifted', item, from, ids: [] });
      actor.send({ type: 'item.dropped', container: place });
    },
    answerReading: async (outcome: Outcome<Board>) => {
      readings.last().resolve(outcome);
      await settled();
    },
    /** Answers a change, by its index among all that were sent. */
    answer: async (place: number, outcome: Outcome<null>) => {
      changes.calls[place]?.resolve(outcome);
      await settled();
    },
  };
}

export const refusedBecause = (reason: Failure) => ({ kind: 'refused', reason }) as const;
