/** Something that can be taken into the hand, as the board shows it. */
export interface Piece<Item> {
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
export interface Spot<Place> {
  readonly id: string;
  readonly place: Place;
  readonly label: string;
  /** What putting something down there does, in a sentence. */
  readonly landing: string;
}

/** A place in the list from which one is chosen. */
export interface Choice<Place> extends Spot<Place> {
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
  readonly pieceOf: (board: Board, id: string) => Piece<Item> | undefined;
  readonly spotOf: (board: Board, id: string) => Spot<Place> | undefined;
  /** Where a piece can go, for whoever does not drag. */
  readonly choicesFor: (board: Board, piece: Piece<Item>) => readonly ChoiceGroup<Place>[];
  /** Several pieces as one, where they can be taken together. */
  readonly together?: ((board: Board, ids: readonly string[]) => Piece<Item> | undefined) | undefined;
  /** Which pieces those are; all of them when absent. */
  readonly isChoosable?: ((id: string) => boolean) | undefined;
  readonly pieceId: (item: Item) => string;
  /** The first words of the ids of the places that take a piece, by the first word of its own. */
  readonly goesTo: Readonly<Record<string, readonly string[]>>;
}

/** Whether a place takes a piece, by their ids. */
export type Takes = (pieceId: string | number, spotId: string | number) => boolean;

/** Asks the ids alone: while a hand moves, nothing is looked up on the board. */
export function makeTakes({ goesTo }: Pick<BoardKind<never, never, never>, 'goesTo'>): Takes {
  return (pieceId, spotId) => goesTo[kindOf(pieceId)]?.includes(kindOf(spotId)) ?? false;
}

function kindOf(id: string | number): string {
  return String(id).split(':', 1)[0] ?? '';
}
