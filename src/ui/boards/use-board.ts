import { useActorRef, useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { dragBoardMachine } from '@/shared/machines/drag-board.machine.ts';
import type { BoardBinding, BoardFace } from '@/shared/machines/drag-board-binding.ts';
import type { BoardKind, Piece, Spot } from './board-kind.ts';

/** A board that runs for a view. */
export interface RunningBoard<Board, Item, Place, Change> {
  readonly actor: ActorRefFrom<typeof dragBoardMachine>;
  readonly kind: BoardKind<Board, Item, Place>;
  readonly binding: BoardBinding<Board, Item, Change>;
  /** What is shown at this moment; undefined before it was read. */
  readonly board: () => Board | undefined;
  /** What stands on it, by the ids that are dragged. */
  readonly pieceOf: (id: string) => Piece<Item> | undefined;
  readonly spotOf: (id: string) => Spot<Place> | undefined;
}

/** Runs a board's machine for a view. What is on its way when the view goes is sent all the same. */
export function useBoard<Board, Item, Place, Change>(
  binding: BoardBinding<Board, Item, Change>,
  kind: BoardKind<Board, Item, Place>,
): RunningBoard<Board, Item, Place, Change> {
  const actor = useActorRef(binding.machine, { input: binding.rules });

  // A layout effect is cleaned up before the effect that stops the machine.
  useLayoutEffect(() => () => actor.send({ type: 'page.left' }), [actor]);

  return useMemo(() => {
    const board = () => binding.read(actor.getSnapshot()).board;
    return {
      actor,
      kind,
      binding,
      board,
      pieceOf: (id) => find(board(), (shown) => kind.pieceOf(shown, id)),
      spotOf: (id) => find(board(), (shown) => kind.spotOf(shown, id)),
    };
  }, [actor, binding, kind]);
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
