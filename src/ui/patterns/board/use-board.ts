import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { BoardViewModel } from '@/shared/machines/board-view-model.ts';
import type { DragBoardMachine } from '@/shared/machines/drag-board.machine.ts';
import type { ProvidedBoard } from '@/shared/machines/provide-drag-board.ts';
import { selectionMachine } from '@/shared/machines/selection.machine.ts';
import type { BoardItem, BoardKind, DropTarget } from './board-kind.ts';

export type SelectionActor = ActorRefFrom<typeof selectionMachine>;

/** A running board, for a view. */
export interface RunningBoard<Board, Item, Container, Change> {
  readonly actor: ActorRefFrom<DragBoardMachine<Board, Item, Container, Change>>;
  readonly kind: BoardKind<Board, Item, Container>;
  readonly provided: ProvidedBoard<Board, Item, Container, Change>;
  /** The board as it is shown now; undefined until it is loaded. */
  readonly board: () => Board | undefined;
  /** The item with this id. */
  readonly itemOf: (id: string) => BoardItem<Item> | undefined;
  /** What a drag of that item moves: all selected items, if it is one of them. */
  readonly takenBy: (id: string) => BoardItem<Item> | undefined;
  /** The selected items as one; undefined while none is selected. */
  readonly chosen: () => BoardItem<Item> | undefined;
  /** Which items are selected; absent where items are moved one by one. */
  readonly selection: SelectionActor | undefined;
  readonly dropTargetOf: (id: string) => DropTarget<Container> | undefined;
  /** Where the last item was dropped; undefined outside of every container. */
  readonly droppedOn: () => DropTarget<Container> | undefined;
}

/** Runs a board's machine for a view. Pending changes are still sent when the view unmounts. */
export function useBoard<Board, Item, Container, Change>(
  provided: ProvidedBoard<Board, Item, Container, Change>,
  kind: BoardKind<Board, Item, Container>,
): RunningBoard<Board, Item, Container, Change> {
  const selection = useActorRef(selectionMachine);
  const actor = useActorRef(provided.machine, { input: { ...provided.rules, selection } });
  return useMemo(() => {
    const viewModel = () => provided.select(actor.getSnapshot());
    const board = () => viewModel().board;
    const itemOf = (id: string) => find(board(), (shown) => kind.itemOf(shown, id));
    const ids = () => (kind.together === undefined ? [] : selection.getSnapshot().context.chosen);
    const dropTargetOf = (id: string) => find(board(), (shown) => kind.dropTargetOf(shown, id));
    const chosen = () => find(board(), (shown) => (ids().length === 0 ? undefined : kind.together?.(shown, ids())));
    return {
      actor,
      kind,
      provided,
      board,
      itemOf,
      takenBy: (id) => (ids().includes(id) && ids().length > 1 ? chosen() : itemOf(id)),
      chosen,
      selection: kind.together === undefined ? undefined : selection,
      dropTargetOf,
      droppedOn: () => {
        const container = viewModel().droppedOn;
        return container === undefined ? undefined : dropTargetOf(kind.dropTargetId(container));
      },
    };
  }, [actor, provided, kind, selection]);
}

function find<Board, Found>(board: Board | undefined, look: (board: Board) => Found | undefined): Found | undefined {
  return board === undefined ? undefined : look(board);
}

/** Selects a part of a board's view model; the view renders only when that part changes. */
export function useBoardViewModel<Board, Item, Container, Change, Part>(
  { actor, provided }: RunningBoard<Board, Item, Container, Change>,
  part: (viewModel: BoardViewModel<Board, Item, Container, Change>) => Part,
): Part {
  return useSelector(actor, (snapshot) => part(provided.select(snapshot)));
}
