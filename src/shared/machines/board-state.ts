import type { ActorRefFrom } from 'xstate';
import { changedNothing, type Failure, isLost } from '../domain/outcome.ts';
import type { LockKeys } from '../stores/serial-queue.ts';
import type { BoardChangeMachine } from './board-change.machine.ts';
import type { AskedChange, RefusedChange, StartedChange } from './board-events.ts';

/** The rules of a board: pure functions over types that only its module knows. */
export interface BoardRules<Board, Item, Container, Change> {
  /** The change that dropping an item at a container makes; undefined where it makes none. */
  readonly changeOf: (board: Board, item: Item, container: Container) => Change | undefined;
  /** The board after a change; the same object where it changes nothing. */
  readonly after: (board: Board, change: Change) => Board;
  /** The change that undoes another one, from the board before it; undefined where none can. */
  readonly opposite: (before: Board, change: Change) => Change | undefined;
  /** Whether the user has to confirm a change before it is made. */
  readonly asksFirst: (change: Change) => boolean;
  readonly lockKeys: (change: Change) => LockKeys;
}

/** A change that is being sent, or is saved and can be undone. */
export interface LiveChange<Change> {
  readonly number: number;
  readonly change: Change;
  readonly isUndo: boolean;
  readonly isSaved: boolean;
  readonly actor: ActorRefFrom<BoardChangeMachine<Change>>;
}

/** The dragged item, and the index of the container that it comes from (DUTY-03). */
export interface ActiveItem<Item> {
  readonly item: Item;
  readonly from: number;
}

export interface BoardState<Board, Item, Container, Change> {
  readonly rules: BoardRules<Board, Item, Container, Change>;
  /** The board as the server is known to hold it; undefined before it was read. */
  readonly known: Board | undefined;
  /** The same with all changes that are being sent. */
  readonly shown: Board | undefined;
  /** In the order in which they were made. */
  readonly changes: readonly LiveChange<Change>[];
  /** How many were made. */
  readonly count: number;
  readonly active: ActiveItem<Item> | undefined;
  /** The change that the drop would make; the user may have to confirm it. */
  readonly proposed: Change | undefined;
  /** How the last change ended. */
  readonly ended: 'saved' | 'undone' | 'refused';
  /** The last change failed without an answer: the server may have made it. */
  readonly isUnsure: boolean;
  /** The server may hold something else than `known`. */
  readonly mustReload: boolean;
  /** Why the board could not be read. */
  readonly failure: Failure | undefined;
}

export function emptyBoard<Board, Item, Container, Change>(
  rules: BoardRules<Board, Item, Container, Change>,
): BoardState<Board, Item, Container, Change> {
  return {
    rules,
    known: undefined,
    shown: undefined,
    changes: [],
    count: 0,
    active: undefined,
    proposed: undefined,
    ended: 'saved',
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

export function hasRunningChange(
  { changes }: { readonly changes: readonly Pick<LiveChange<unknown>, 'number' | 'isSaved'>[] },
  number?: number,
): boolean {
  return changes.some((one) => !one.isSaved && (number === undefined || one.number === number));
}

/** Earlier changes that can no longer be undone once another one is made. */
export function dependentsOf<Board, Item, Container, Change>(
  { rules, changes }: BoardState<Board, Item, Container, Change>,
  change: Change,
): readonly LiveChange<Change>[] {
  const names = namesOf(rules.lockKeys(change));
  return changes.filter((one) => namesOf(rules.lockKeys(one.change)).some((name) => names.includes(name)));
}

/** Shows a change before the server answers. @param begin sends it */
export function withStarted<Board, Item, Container, Change>(
  { rules, shown, changes, count }: BoardState<Board, Item, Container, Change>,
  { change, isUndo = false }: AskedChange<Change>,
  begin: (made: StartedChange<Change>) => LiveChange<Change>['actor'],
): Partial<BoardState<Board, Item, Container, Change>> {
  // No board is loaded that could be changed.
  if (shown === undefined) return {};
  const number = count + 1;
  const opposite = isUndo ? undefined : rules.opposite(shown, change);
  const actor = begin({ number, change, opposite, isUndo });
  return {
    count: number,
    shown: rules.after(shown, change),
    changes: [...changes, { number, change, isUndo, isSaved: false, actor }],
  };
}

/** Applies a saved change to the board that the server is known to hold. */
export function withSaved<Board, Item, Container, Change>(
  { rules, known, changes }: BoardState<Board, Item, Container, Change>,
  number: number,
): Partial<BoardState<Board, Item, Container, Change>> {
  const saved = changes.find((one) => one.number === number);
  if (saved === undefined) return {};
  return {
    known: known && rules.after(known, saved.change),
    changes: changes.map((one) => (one === saved ? { ...one, isSaved: true } : one)),
    ended: saved.isUndo ? 'undone' : 'saved',
  };
}

/** Moves a refused change back; all other changes stay as shown. */
export function withRefused<Board, Item, Container, Change>(
  state: BoardState<Board, Item, Container, Change>,
  { number, reason }: RefusedChange,
): Partial<BoardState<Board, Item, Container, Change>> {
  if (!hasRunningChange(state, number)) return {};
  const changes = withoutChange(state.changes, number);
  const left = { changes, shown: shownOf({ ...state, changes }) };
  // The user is notified only of the refused change that this one depended on.
  if (reason === 'unsent') return left;
  const mustReload = state.mustReload || !changedNothing(reason);
  return { ...left, ended: 'refused', isUnsure: isLost(reason), mustReload };
}

export function withoutChange<Change>(
  changes: readonly LiveChange<Change>[],
  number: number,
): readonly LiveChange<Change>[] {
  return changes.filter((one) => one.number !== number);
}

export function withKnown<Board, Item, Container, Change>(
  state: BoardState<Board, Item, Container, Change>,
  known: Board,
): Partial<BoardState<Board, Item, Container, Change>> {
  return { known, shown: shownOf({ ...state, known }) };
}

function shownOf<Board, Item, Container, Change>({
  rules,
  known,
  changes,
}: BoardState<Board, Item, Container, Change>): Board | undefined {
  if (known === undefined) return undefined;
  return changes.reduce<Board>((board, { change, isSaved }) => (isSaved ? board : rules.after(board, change)), known);
}

function namesOf({ subject, others = [] }: LockKeys): readonly string[] {
  return [subject, ...others];
}
