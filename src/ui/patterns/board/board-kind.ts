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

/** Whether a container accepts an item, by their ids. */
export type AcceptsDrop = (itemId: string | number, dropTargetId: string | number) => boolean;

/** Compares the ids only: nothing is looked up on the board during a drag. */
export function makeAcceptsDrop({ goesTo }: Pick<BoardKind<never, never, never>, 'goesTo'>): AcceptsDrop {
  return (itemId, dropTargetId) => goesTo[kindOf(itemId)]?.includes(kindOf(dropTargetId)) ?? false;
}

function kindOf(id: string | number): string {
  return String(id).split(':', 1)[0] ?? '';
}
