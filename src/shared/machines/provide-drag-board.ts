import { fromPromise, type SnapshotFrom } from 'xstate';
import type { Fault, Outcome } from '../domain/outcome.ts';
import type { BoardRules } from './board-state.ts';
import { dragBoardMachine } from './drag-board.machine.ts';
import type { SerialQueue } from './serial-queue.ts';

export interface BoardDependencies<Board, Item, Place, Change> {
  readonly rules: BoardRules<Board, Item, Place, Change>;
  readonly load: (signal: AbortSignal) => Promise<Outcome<Board>>;
  /** Runs to its end even when nobody waits any more: what the reader has moved is moved. */
  readonly save: (change: Change) => Promise<Outcome<null>>;
  /** Shared by all boards that show the same. */
  readonly queue: SerialQueue;
  /** @param undo absent where nothing takes the change back. @returns takes the offer back: it is stale */
  readonly notifySaved: (
    change: Change,
    undo: { readonly undo: () => void; readonly gone: () => void } | undefined,
  ) => () => void;
  readonly notifyUndone: (change: Change) => void;
  readonly notifyNotSaved: (change: Change, reason: Fault, isUndo: boolean) => void;
}

/** What a view shows of a board. */
export interface BoardViewModel<Board, Item, Change> {
  /** Undefined until it was read. */
  readonly board: Board | undefined;
  readonly reading: 'loading' | 'unread' | 'standing' | 'rereading' | 'stale';
  readonly hand: 'idle' | 'dragging' | 'choosing' | 'weighing' | 'saving' | 'undone' | 'failed';
  /** What is in the hand, and the index of the place that it comes from (DUTY-03). */
  readonly held: { readonly item: Item; readonly from: number } | undefined;
  /** The change that is asked about once more. */
  readonly weighed: Change | undefined;
  readonly reason: Fault;
  /** No answer came to the last change that failed: the server may have made it. */
  readonly isUnsure: boolean;
}

/** A board with its rules and calls provided; views run it with `useBoard`, which knows its types. */
export interface ProvidedBoard<Board, Item, Change> {
  readonly machine: typeof dragBoardMachine;
  readonly rules: BoardRules;
  readonly read: (snapshot: SnapshotFrom<typeof dragBoardMachine>) => BoardViewModel<Board, Item, Change>;
}

/** Provides the one board machine with a module's board. It hands things through as they are: they have the types of the dependencies. */
export function provideBoard<Board, Item, Place, Change>(
  dependencies: BoardDependencies<Board, Item, Place, Change>,
): ProvidedBoard<Board, Item, Change> {
  const { queue } = dependencies;
  const offers = new Map<number, () => void>();

  return {
    rules: dependencies.rules as unknown as BoardRules,
    machine: dragBoardMachine.provide({
      actors: { load: fromPromise(({ signal }) => queue.read(() => dependencies.load(signal))) },
      actions: {
        save: ({ self }, sent) => {
          if (sent === undefined) return;
          const { number, isUndo } = sent;
          const change = sent.change as Change;
          const report = (outcome: Outcome<null>) => {
            const isThere = self.getSnapshot().status === 'active';
            if (outcome.kind === 'done' && isThere) self.send({ type: 'change.saved', number });
            if (outcome.kind === 'done') return;
            const { reason } = outcome;
            if (isThere) self.send({ type: 'change.refused', number, reason });
            // The page was left meanwhile, and cannot tell of it.
            else if (reason !== 'aborted') dependencies.notifyNotSaved(change, reason, isUndo);
          };
          void queue.change(dependencies.rules.lockKeys(change), () => dependencies.save(change)).then(report);
        },
        notifySaved: ({ self }, { sent, offersUndo }) => {
          if (sent === undefined) return;
          const { number } = sent;
          if (sent.isUndo) {
            dependencies.notifyUndone(sent.change as Change);
            return;
          }
          const undo = {
            undo: () => self.send({ type: 'undo.asked', number }),
            gone: () => {
              offers.delete(number);
              self.send({ type: 'undo.gone', number });
            },
          };
          const withdraw = dependencies.notifySaved(sent.change as Change, offersUndo ? undo : undefined);
          if (offersUndo) offers.set(number, withdraw);
        },
        withdrawUndo: (_, stale) => {
          for (const { number } of stale) offers.get(number)?.();
        },
        notifyNotSaved: (_, { sent, reason }) => {
          if (sent !== undefined) dependencies.notifyNotSaved(sent.change as Change, reason, sent.isUndo);
        },
      },
    }),
    read: ({ context, value }) => ({
      board: context.shown as Board | undefined,
      reading: value.board,
      hand: value.hand,
      held: context.held as BoardViewModel<Board, Item, Change>['held'],
      weighed: context.weighed as Change | undefined,
      reason: context.reason,
      isUnsure: context.isUnsure,
    }),
  };
}
