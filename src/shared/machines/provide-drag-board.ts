import { fromCallback, type SnapshotFrom } from 'xstate';
import type { Failure, Outcome } from '../domain/outcome.ts';
import { boardChangeMachine } from './board-change.machine.ts';
import type { BoardChangeEvent, MadeChange } from './board-events.ts';
import type { BoardRules } from './board-state.ts';
import { dragBoardMachine } from './drag-board.machine.ts';
import { fromOutcome } from './outcome-actor.ts';
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
  readonly notifyNotSaved: (change: Change, reason: Failure, isUndo: boolean) => void;
}

/** What a view shows of a board. */
export interface BoardViewModel<Board, Item, Change> {
  /** Undefined until it was read. */
  readonly board: Board | undefined;
  readonly reading: 'loading' | 'unread' | 'standing' | 'rereading' | 'stale';
  readonly drag: 'idle' | 'dragging' | 'choosing' | 'confirming' | 'saving' | 'undone' | 'failed';
  /** What is dragged, and the index of the place that it comes from (DUTY-03). */
  readonly active: { readonly item: Item; readonly from: number } | undefined;
  /** The change that is asked about once more. */
  readonly proposed: Change | undefined;
  /** Why it could not be read last. */
  readonly reason: Failure | undefined;
  /** No answer came to the last change that failed: the server may have made it. */
  readonly isUnsure: boolean;
}

/** A board with its rules and calls provided; views run it with `useBoard`, which knows its types. */
export interface ProvidedBoard<Board, Item, Change> {
  readonly machine: typeof dragBoardMachine;
  readonly rules: BoardRules;
  readonly select: (snapshot: SnapshotFrom<typeof dragBoardMachine>) => BoardViewModel<Board, Item, Change>;
}

/** Provides the one board machine with a module's board. It hands things through as they are: they have the types of the dependencies. */
export function provideBoard<Board, Item, Place, Change>(
  dependencies: BoardDependencies<Board, Item, Place, Change>,
): ProvidedBoard<Board, Item, Change> {
  const { queue } = dependencies;
  const changeIn = ({ change }: MadeChange) => change as Change;

  const change = boardChangeMachine.provide({
    actors: {
      save: fromOutcome<null, MadeChange>(async ({ input, signal }) => {
        const made = changeIn(input);
        const outcome = await queue.change(dependencies.rules.lockKeys(made), () => dependencies.save(made));
        // The page was left meanwhile, and cannot tell of it.
        if (signal.aborted && outcome.kind === 'refused') notifyNotSaved({ made: input, reason: outcome.reason });
        return outcome;
      }),
      offerUndo: fromCallback<BoardChangeEvent, MadeChange>(({ input, sendBack }) =>
        dependencies.notifySaved(changeIn(input), {
          undo: () => sendBack({ type: 'undo.asked' }),
          gone: () => sendBack({ type: 'undo.expired' }),
        }),
      ),
    },
    actions: {
      notifySaved: (_, made) => {
        if (made.isUndo) dependencies.notifyUndone(changeIn(made));
        else dependencies.notifySaved(changeIn(made), undefined);
      },
      notifyNotSaved: (_, failed) => notifyNotSaved(failed),
    },
  });
  const notifyNotSaved = ({ made, reason }: { readonly made: MadeChange; readonly reason: Failure }) => {
    // It fell with another one, and the reader is told of that.
    if (reason !== 'aborted') dependencies.notifyNotSaved(changeIn(made), reason, made.isUndo);
  };

  return {
    rules: dependencies.rules as unknown as BoardRules,
    machine: dragBoardMachine.provide({
      actors: {
        load: fromOutcome<unknown, unknown>(({ signal }) => queue.read(() => dependencies.load(signal), signal)),
        change,
      },
    }),
    select: ({ context, value }) => ({
      board: context.shown as Board | undefined,
      reading: value.board,
      drag: value.drag,
      active: context.active as BoardViewModel<Board, Item, Change>['active'],
      proposed: context.proposed as Change | undefined,
      reason: context.reason,
      isUnsure: context.isUnsure,
    }),
  };
}
