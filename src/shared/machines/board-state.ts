import type { ActorRefFrom } from 'xstate';
import type { Failure } from '../domain/outcome.ts';
import type { BoardChangeMachine } from './board-change.machine.ts';
import type { ActiveItem } from './board-events.ts';
import type { BoardInput, BoardRules } from './board-rules.ts';

/** A change that is being sent, or is saved and can be undone. */
export interface LiveChange<Change> {
  readonly number: number;
  readonly change: Change;
  readonly isUndo: boolean;
  readonly isSaved: boolean;
  readonly actor: ActorRefFrom<BoardChangeMachine<Change>>;
}

export interface BoardState<Board, Item, Container, Change> {
  readonly rules: BoardRules<Board, Item, Container, Change>;
  readonly selection: BoardInput<Board, Item, Container, Change>['selection'];
  /** The board as the server is known to hold it; undefined before it was read. */
  readonly known: Board | undefined;
  /** The known board with all changes that are being sent; undefined before it was read. */
  readonly shown: Board | undefined;
  /** In the order in which they were made. */
  readonly changes: readonly LiveChange<Change>[];
  /** How many were made. */
  readonly count: number;
  readonly active: ActiveItem<Item> | undefined;
  /** The change that the drop would make; the user may have to confirm it. */
  readonly proposed: Change | undefined;
  /** Where the last item was dropped; undefined outside of every container. */
  readonly droppedOn: Container | undefined;
  /** How the last change ended; undefined before any has. */
  readonly ended: 'saved' | 'undone' | 'refused' | undefined;
  /** The last change failed without an answer: the server may have made it. */
  readonly isUnsure: boolean;
  /** The server may hold something else than `known`. */
  readonly mustReload: boolean;
  /** Why the board could not be read. */
  readonly failure: Failure | undefined;
}

export function emptyBoard<Board, Item, Container, Change>(
  input: BoardInput<Board, Item, Container, Change>,
): BoardState<Board, Item, Container, Change> {
  return {
    rules: input,
    selection: input.selection,
    known: undefined,
    shown: undefined,
    changes: [],
    count: 0,
    active: undefined,
    proposed: undefined,
    droppedOn: undefined,
    ended: undefined,
    isUnsure: false,
    mustReload: false,
    failure: undefined,
  };
}

/** The change that dropping the dragged item makes; undefined where it makes none. */
export function changeAt<Board, Item, Container, Change>(
  { rules, shown, active }: BoardState<Board, Item, Container, Change>,
  container: Container | undefined,
): Change | undefined {
  if (shown === undefined || active === undefined || container === undefined) return undefined;
  return rules.changeOf(shown, active.item, container);
}

/** Whether a change has an effect; false while there is no board. */
export function isEffective<Board, Item, Container, Change>(
  { rules, shown }: BoardState<Board, Item, Container, Change>,
  change: Change,
): boolean {
  return shown !== undefined && rules.after(shown, change) !== shown;
}

/** Whether a change is being sent: any, or the one of this number. */
export function isSaving(
  { changes }: { readonly changes: readonly Pick<LiveChange<unknown>, 'number' | 'isSaved'>[] },
  number?: number,
): boolean {
  return changes.some((one) => !one.isSaved && (number === undefined || one.number === number));
}
