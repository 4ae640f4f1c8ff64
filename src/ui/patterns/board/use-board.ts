import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  type BoardViewModel,
  type DragBoardMachine,
  type ProvidedBoard,
  selectionMachine,
} from '@/shared/board.machine.ts';

/** A draggable item, as the board shows it. */
export interface BoardItem<Item> {
  /** Stays the same when the item moves. */
  readonly id: string;
  readonly item: Item;
  /** The name with its title: `강태준 님`. */
  readonly label: string;
  /** The ids of all that move with it, its own too. */
  readonly ids: readonly string[];
  /** The index of its container (DUTY-03). */
  readonly from: number;
  readonly home: { readonly id: string; readonly label: string };
}

/** A container on which an item can be dropped. */
export interface DropTarget<Container> {
  readonly id: string;
  readonly container: Container;
  readonly label: string;
  /** A sentence that says what dropping an item here does. */
  readonly landing: string;
}

/** A container in the list of the move dialog. */
export interface Choice<Container> extends DropTarget<Container> {
  /** Who holds it, or how many are there. */
  readonly note?: string | undefined;
  /** The item is already in it. */
  readonly isHome: boolean;
}

export interface ChoiceGroup<Container> {
  readonly label: string;
  readonly choices: readonly Choice<Container>[];
}

/** What differs from board to board when items are moved. */
export interface BoardKind<Board, Item, Container> {
  readonly itemOf: (board: Board, id: string) => BoardItem<Item> | undefined;
  readonly dropTargetOf: (board: Board, id: string) => DropTarget<Container> | undefined;
  /** The containers that an item can be moved to, for users who do not drag. */
  readonly choicesFor: (board: Board, boardItem: BoardItem<Item>) => readonly ChoiceGroup<Container>[];
  /** Several items as one, on boards where they can be moved together. */
  readonly together?: ((board: Board, ids: readonly string[]) => BoardItem<Item> | undefined) | undefined;
  /** Which items can be selected; all of them when absent. */
  readonly isChoosable?: ((id: string) => boolean) | undefined;
  readonly itemId: (item: Item) => string;
  readonly dropTargetId: (container: Container) => string;
  /** By the first word of an item's id: the first words of the ids of the containers that accept it. */
  readonly goesTo: Readonly<Record<string, readonly string[]>>;
}

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

/** Whether a container accepts an item, by their ids. */
export type AcceptsDrop = (itemId: string | number, dropTargetId: string | number) => boolean;

/** Compares the ids only: nothing is looked up on the board during a drag. */
export function makeAcceptsDrop({ goesTo }: Pick<BoardKind<never, never, never>, 'goesTo'>): AcceptsDrop {
  return (itemId, dropTargetId) => goesTo[kindOf(itemId)]?.includes(kindOf(dropTargetId)) ?? false;
}

function kindOf(id: string | number): string {
  return String(id).split(':', 1)[0] ?? '';
}
