import { fromPromise, type SnapshotFrom } from 'xstate';
import type { Fault, Outcome } from '../domain/outcome.ts';
import type { BoardRules } from './board-state.ts';
import { dragBoardMachine } from './drag-board.machine.ts';
import type { Turns } from './turns.ts';

export interface BoardPlug<Board, Item, Place, Change> {
  readonly rules: BoardRules<Board, Item, Place, Change>;
  readonly load: (signal: AbortSignal) => Promise<Outcome<Board>>;
  /** Runs to its end even when nobody waits any more: what the reader has moved is moved. */
  readonly save: (change: Change) => Promise<Outcome<null>>;
  /** Shared by all boards that show the same. */
  readonly turns: Turns;
  /** @param undo absent where nothing takes the change back. @returns takes the offer back: it is stale */
  readonly tellSaved: (
    change: Change,
    undo: { readonly undo: () => void; readonly gone: () => void } | undefined,
  ) => () => void;
  readonly tellUndone: (change: Change) => void;
  readonly tellNotSaved: (change: Change, reason: Fault, isUndo: boolean) => void;
}

/** What a view shows of a board. */
export interface BoardFace<Board, Item, Change> {
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

/** A board with its rules and calls plugged in; views run it with `useBoard`, which knows its types. */
export interface BoardBinding<Board, Item, Change> {
  readonly machine: typeof dragBoardMachine;
  readonly rules: BoardRules;
  readonly read: (snapshot: SnapshotFrom<typeof dragBoardMachine>) => BoardFace<Board, Item, Change>;
}

/** Plugs a module's board into the one machine. The machine hands things through as they are: their types are the plug's. */
export function bindBoard<Board, Item, Place, Change>(
  plug: BoardPlug<Board, Item, Place, Change>,
): BoardBinding<Board, Item, Change> {
  const { turns } = plug;
  const offers = new Map<number, () => void>();

  return {
    rules: plug.rules as unknown as BoardRules,
    machine: dragBoardMachine.provide({
      actors: { load: fromPromise(({ signal }) => turns.read(() => plug.load(signal))) },
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
            else if (reason !== 'aborted') plug.tellNotSaved(change, reason, isUndo);
          };
          void turns.change(plug.rules.touched(change), () => plug.save(change)).then(report);
        },
        tellSaved: ({ self }, { sent, offersUndo }) => {
          if (sent === undefined) return;
          const { number } = sent;
          if (sent.isUndo) {
            plug.tellUndone(sent.change as Change);
            return;
          }
          const undo = {
            undo: () => self.send({ type: 'undo.asked', number }),
            gone: () => {
              offers.delete(number);
              self.send({ type: 'undo.gone', number });
            },
          };
          const withdraw = plug.tellSaved(sent.change as Change, offersUndo ? undo : undefined);
          if (offersUndo) offers.set(number, withdraw);
        },
        withdrawUndo: (_, stale) => {
          for (const { number } of stale) offers.get(number)?.();
        },
        tellNotSaved: (_, { sent, reason }) => {
          if (sent !== undefined) plug.tellNotSaved(sent.change as Change, reason, sent.isUndo);
        },
      },
    }),
    read: ({ context, value }) => ({
      board: context.shown as Board | undefined,
      reading: value.board,
      hand: value.hand,
      held: context.held as BoardFace<Board, Item, Change>['held'],
      weighed: context.weighed as Change | undefined,
      reason: context.reason,
      isUnsure: context.isUnsure,
    }),
  };
}
