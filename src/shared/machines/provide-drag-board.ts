import { fromCallback, type SnapshotFrom } from 'xstate';
import { done, type Failure, type Outcome } from '../domain/outcome.ts';
import type { ChangeFailure, SerialQueue } from '../stores/serial-queue.ts';
import { notifyFailureAfterLeaving } from './after-leaving.ts';
import { changeCalls, createBoardChangeMachine } from './board-change.machine.ts';
import type { BoardChangeEvent, ReadBoard, StartedChange } from './board-events.ts';
import type { BoardRules } from './board-rules.ts';
import { type BoardViewModel, selectBoard } from './board-view-model.ts';
import { createDragBoardMachine, type DragBoardMachine } from './drag-board.machine.ts';
import { fromOutcome } from './outcome-actor.ts';

/** The calls of a board. */
export interface BoardCalls<Board, Change> {
  readonly load: (signal: AbortSignal) => Promise<Outcome<Board>>;
  /** Runs to its end even after the page was left, so that no move is lost. */
  readonly save: (change: Change) => Promise<Outcome<null>>;
  /** Shared by all boards that show the same data. */
  readonly queue: SerialQueue;
}

export interface BoardDependencies<Board, Item, Container, Change> extends BoardCalls<Board, Change> {
  readonly rules: BoardRules<Board, Item, Container, Change>;
  /** @param undo absent where the change cannot be undone. @returns withdraws the offer */
  readonly notifySaved: (
    change: Change,
    undo: { readonly undo: () => void; readonly gone: () => void } | undefined,
  ) => () => void;
  readonly notifyUndone: (change: Change) => void;
  readonly notifyNotSaved: (change: Change, reason: Failure, isUndo: boolean) => void;
}

/** A board with its rules and calls provided; views run it with `useBoard`, which knows its types. */
export interface ProvidedBoard<Board, Item, Container, Change> {
  readonly machine: DragBoardMachine<Board, Item, Container, Change>;
  readonly rules: BoardRules<Board, Item, Container, Change>;
  readonly select: (
    snapshot: SnapshotFrom<DragBoardMachine<Board, Item, Container, Change>>,
  ) => BoardViewModel<Board, Item, Container, Change>;
}

/** Provides a board machine with a module's board. */
export function provideBoard<Board, Item, Container, Change>(
  dependencies: BoardDependencies<Board, Item, Container, Change>,
): ProvidedBoard<Board, Item, Container, Change> {
  const { queue } = dependencies;

  const change = createBoardChangeMachine<Change>().provide({
    actors: {
      save: changeCalls.fromOutcome<null, StartedChange<Change>>(({ input, signal }) =>
        notifyFailureAfterLeaving(
          signal,
          () => queue.change(dependencies.rules.lockKeys(input.change), () => dependencies.save(input.change)),
          (reason: ChangeFailure) => notifyNotSaved({ made: input, reason }),
        ),
      ),
      offerUndo: fromCallback<BoardChangeEvent, StartedChange<Change>>(({ input, sendBack }) =>
        dependencies.notifySaved(input.change, {
          undo: () => sendBack({ type: 'undo.asked' }),
          gone: () => sendBack({ type: 'undo.expired' }),
        }),
      ),
    },
    actions: {
      notifySaved: (_, made) => {
        if (made.isUndo) dependencies.notifyUndone(made.change);
        else dependencies.notifySaved(made.change, undefined);
      },
      notifyNotSaved: (_, failed) => notifyNotSaved(failed),
    },
  });
  const notifyNotSaved = ({
    made,
    reason,
  }: {
    readonly made: StartedChange<Change>;
    readonly reason: ChangeFailure;
  }) => {
    // It failed with a change before it, of which the user is notified.
    if (reason !== 'unsent') dependencies.notifyNotSaved(made.change, reason, made.isUndo);
  };

  return {
    rules: dependencies.rules,
    machine: createDragBoardMachine<Board, Item, Container, Change>().provide({
      actors: {
        load: fromOutcome<ReadBoard<Board>, unknown>(async ({ signal }) => {
          const outcome = await queue.read(() => dependencies.load(signal), signal);
          return outcome.kind === 'done' ? done({ known: outcome.value }) : outcome;
        }),
        change,
      },
    }),
    select: selectBoard,
  };
}
