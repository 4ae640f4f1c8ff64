import { useActorRef, useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { dragBoardMachine } from '@/shared/machines/drag-board.machine.ts';
import type { BoardBinding, BoardFace } from '@/shared/machines/drag-board-binding.ts';
import { selectionMachine } from '@/shared/machines/selection.machine.ts';
import type { BoardKind, Piece, Spot } from './board-kind.ts';

export type SelectionActor = ActorRefFrom<typeof selectionMachine>;

/** A board that runs for a view. */
export interface RunningBoard<Board, Item, Place, Change> {
  readonly actor: ActorRefFrom<typeof dragBoardMachine>;
  readonly kind: BoardKind<Board, Item, Place>;
  readonly binding: BoardBinding<Board, Item, Change>;
  /** What is shown at this moment; undefined before it was read. */
  readonly board: () => Board | undefined;
  /** What stands on it, by the ids that are dragged. */
  readonly pieceOf: (id: string) => Piece<Item> | undefined;
  /** What is taken when that piece is: all that are chosen, where it is one of them. */
  readonly takenBy: (id: string) => Piece<Item> | undefined;
  /** The pieces that are chosen, as one; undefined while none is. */
  readonly chosen: () => Piece<Item> | undefined;
  /** Which pieces are chosen; absent where they are moved one by one. */
  readonly selection: SelectionActor | undefined;
  readonly spotOf: (id: string) => Spot<Place> | undefined;
}

/** Runs a board's machine for a view. What is on its way when the view goes is sent all the same. */
export function useBoard<Board, Item, Place, Change>(
  binding: BoardBinding<Board, Item, Change>,
  kind: BoardKind<Board, Item, Place>,
): RunningBoard<Board, Item, Place, Change> {
  const actor = useActorRef(binding.machine, { input: binding.rules });

  const selection = useActorRef(selectionMachine);

  // A layout effect is cleaned up before the effect that stops the machine.
  useLayoutEffect(() => () => actor.send({ type: 'page.left' }), [actor]);

  return useMemo(() => {
    const board = () => binding.read(actor.getSnapshot()).board;
    const pieceOf = (id: string) => find(board(), (shown) => kind.pieceOf(shown, id));
    const ids = () => (kind.together === undefined ? [] : selection.getSnapshot().context.chosen);
    const chosen = () => find(board(), (shown) => (ids().length === 0 ? undefined : kind.together?.(shown, ids())));
    return {
      actor,
      kind,
      binding,
      board,
      pieceOf,
      takenBy: (id) => (ids().includes(id) && ids().length > 1 ? chosen() : pieceOf(id)),
      chosen,
      selection: kind.together === undefined ? undefined : selection,
      spotOf: (id) => find(board(), (shown) => kind.spotOf(shown, id)),
    };
  }, [actor, binding, kind, selection]);
}

function find<Board, Found>(board: Board | undefined, look: (board: Board) => Found | undefined): Found | undefined {
  return board === undefined ? undefined : look(board);
}

/** Follows a part of what a board shows; the view is asked again when that part changes, and then alone. */
export function useBoardFace<Board, Item, Place, Change, Part>(
  { actor, binding }: RunningBoard<Board, Item, Place, Change>,
  part: (face: BoardFace<Board, Item, Change>) => Part,
): Part {
  return useSelector(actor, (snapshot) => part(binding.read(snapshot)));
}
