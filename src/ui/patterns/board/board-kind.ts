/** Something that can be dragged, as the board shows it. */
export interface BoardItem<Item> {
  /** Stays the same wherever it goes. */
  readonly id: string;
  readonly item: Item;
  /** As it is spoken of: `강태준 님`. */
  readonly label: string;
  /** The index of the place that it stands in (DUTY-03). */
  readonly from: number;
  readonly home: { readonly id: string; readonly label: string };
}

/** A place where something can be put down. */
export interface DropTarget<Place> {
  readonly id: string;
  readonly place: Place;
  readonly label: string;
  /** What putting something down there does, in a sentence. */
  readonly landing: string;
}

/** A place in the list from which one is chosen. */
export interface Choice<Place> extends DropTarget<Place> {
  /** Who holds it, or how many are there. */
  readonly note?: string | undefined;
  /** It is there already. */
  readonly isHome: boolean;
}

export interface ChoiceGroup<Place> {
  readonly label: string;
  readonly choices: readonly Choice<Place>[];
}

/** What tells one board from another when things are moved about on it. */
export interface BoardKind<Board, Item, Place> {
  readonly itemOf: (board: Board, id: string) => BoardItem<Item> | undefined;
  readonly dropTargetOf: (board: Board, id: string) => DropTarget<Place> | undefined;
  /** Where an item can go, for whoever does not drag. */
  readonly choicesFor: (board: Board, boardItem: BoardItem<Item>) => readonly ChoiceGroup<Place>[];
  /** Several items as one, where they can be taken together. */
  readonly together?: ((board: Board, ids: readonly string[]) => BoardItem<Item> | undefined) | undefined;
  /** Which items those are; all of them when absent. */
  readonly isChoosable?: ((id: string) => boolean) | undefined;
  readonly itemId: (item: Item) => string;
  /** The first words of the ids of the places that take an item, by the first word of its own. */
  readonly goesTo: Readonly<Record<string, readonly string[]>>;
}

/** Whether a place takes an item, by their ids. */
export type Takes = (itemId: string | number, dropTargetId: string | number) => boolean;

/** Asks the ids alone: while something is dragged, nothing is looked up on the board. */
export function makeTakes({ goesTo }: Pick<BoardKind<never, never, never>, 'goesTo'>): Takes {
  return (itemId, dropTargetId) => goesTo[kindOf(itemId)]?.includes(kindOf(dropTargetId)) ?? false;
}

function kindOf(id: string | number): string {
  return String(id).split(':', 1)[0] ?? '';
}
