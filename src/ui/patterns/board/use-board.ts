import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { dragBoardMachine } from '@/shared/machines/drag-board.machine.ts';
import type { BoardViewModel, ProvidedBoard } from '@/shared/machines/provide-drag-board.ts';
import { selectionMachine } from '@/shared/machines/selection.machine.ts';
import type { BoardItem, BoardKind, DropTarget } from './board-kind.ts';

export type SelectionActor = ActorRefFrom<typeof selectionMachine>;

/** A board that runs for a view. */
export interface RunningBoard<Board, Item, Place, Change> {
  readonly actor: ActorRefFrom<typeof dragBoardMachine>;
  readonly kind: BoardKind<Board, Item, Place>;
  readonly binding: ProvidedBoard<Board, Item, Change>;
  /** What is shown at this moment; undefined before it was read. */
  readonly board: () => Board | undefined;
  /** What stands on it, by the ids that are dragged. */
  readonly itemOf: (id: string) => BoardItem<Item> | undefined;
  /** What is taken when that item is: all that are chosen, where it is one of them. */
  readonly takenBy: (id: string) => BoardItem<Item> | undefined;
  /** The items that are chosen, as one; undefined while none is. */
  readonly chosen: () => BoardItem<Item> | undefined;
  /** Which items are chosen; absent where they are moved one by one. */
  readonly selection: SelectionActor | undefined;
  readonly dropTargetOf: (id: string) => DropTarget<Place> | undefined;
}

/** Runs a board's machine for a view. What is on its way when the view goes is sent all the same. */
export function useBoard<Board, Item, Place, Change>(
  binding: ProvidedBoard<Board, Item, Change>,
  kind: BoardKind<Board, Item, Place>,
): RunningBoard<Board, Item, Place, Change> {
  const actor = useActorRef(binding.machine, { input: binding.rules });
  const selection = useActorRef(selectionMachine);
  return useMemo(() => {
    const board = () => binding.select(actor.getSnapshot()).board;
    const itemOf = (id: string) => find(board(), (shown) => kind.itemOf(shown, id));
    const ids = () => (kind.together === undefined ? [] : selection.getSnapshot().context.chosen);
    const chosen = () => find(board(), (shown) => (ids().length === 0 ? undefined : kind.together?.(shown, ids())));
    return {
      actor,
      kind,
      binding,
      board,
      itemOf,
      takenBy: (id) => (ids().includes(id) && ids().length > 1 ? chosen() : itemOf(id)),
      chosen,
      selection: kind.together === undefined ? undefined : selection,
      dropTargetOf: (id) => find(board(), (shown) => kind.dropTargetOf(shown, id)),
    };
  }, [actor, binding, kind, selection]);
}

function find<Board, Found>(board: Board | undefined, look: (board: Board) => Found | undefined): Found | undefined {
  return board === undefined ? undefined : look(board);
}

/** Follows a part of what a board shows; the view is asked again when that part changes, and then alone. */
export function useBoardViewModel<Board, Item, Place, Change, Part>(
  { actor, binding }: RunningBoard<Board, Item, Place, Change>,
  part: (viewModel: BoardViewModel<Board, Item, Change>) => Part,
): Part {
  return useSelector(actor, (snapshot) => part(binding.select(snapshot)));
}
