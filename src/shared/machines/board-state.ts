import type { ActorRefFrom } from 'xstate';
import { changedNothing, type Failure, isLost } from '../domain/outcome.ts';
import type { boardChangeMachine } from './board-change.machine.ts';
import type { AskedChange, MadeChange, RefusedChange } from './board-events.ts';
import type { LockKeys } from './serial-queue.ts';

/** What a board is to the one machine: pure functions over things that only its module knows. */
export interface BoardRules<Board = unknown, Item = unknown, Place = unknown, Change = unknown> {
  /** What putting an item down at a place means; undefined where it means nothing. */
  readonly changeOf: (board: Board, item: Item, place: Place) => Change | undefined;
  /** The board after a change; the very same where it changes nothing. */
  readonly after: (board: Board, change: Change) => Board;
  /** The change that takes another one back, by the board before it; undefined where none can. */
  readonly opposite: (before: Board, change: Change) => Change | undefined;
  /** Whether a change is asked about once more before it is made. */
  readonly asksFirst: (change: Change) => boolean;
  readonly lockKeys: (change: Change) => LockKeys;
}

/** A change that is on its way to the server, or is saved and can be taken back. */
export interface LiveChange {
  readonly number: number;
  readonly change: unknown;
  readonly isUndo: boolean;
  readonly isSaved: boolean;
  readonly actor: ActorRefFrom<typeof boardChangeMachine>;
}

export interface BoardState {
  readonly rules: BoardRules;
  /** What the server is known to hold; undefined before it was read. */
  readonly known: unknown;
  /** The same with everything that is on its way. */
  readonly shown: unknown;
  /** In the order in which they were made. */
  readonly changes: readonly LiveChange[];
  /** How many were made. */
  readonly count: number;
  /** What is dragged, and the index of the place that it comes from (DUTY-03). */
  readonly active: { readonly item: unknown; readonly from: number } | undefined;
  /** The change that the drop would make; it may be asked about once more. */
  readonly proposed: unknown;
  /** How the last change ended. */
  readonly ended: 'saved' | 'undone' | 'refused';
  /** No answer came to the change that ended so: the server may have made it. */
  readonly isUnsure: boolean;
  /** The server may hold something else than is known. */
  readonly isDoubtful: boolean;
  /** Why the board could not be read. */
  readonly reason: Failure | undefined;
}

export function emptyBoard(rules: BoardRules): BoardState {
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
    isDoubtful: false,
    reason: undefined,
  };
}

/** What dropping the dragged item means; undefined where it means nothing. */
export function changeAt({ rules, shown, active }: BoardState, place: unknown): unknown {
  return active === undefined || place === undefined ? undefined : rules.changeOf(shown, active.item, place);
}

/** Whether a change changes anything; nothing does before there is a board. */
export function isEffective({ rules, shown }: BoardState, change: unknown): boolean {
  return change !== undefined && shown !== undefined && rules.after(shown, change) !== shown;
}

export function isUnderWay({ changes }: BoardState, number?: number): boolean {
  return changes.some((one) => !one.isSaved && (number === undefined || one.number === number));
}

/** Earlier changes that can no longer be taken back once another one is made. */
export function overtakenBy({ rules, changes }: BoardState, change: unknown): readonly LiveChange[] {
  const names = namesOf(rules.lockKeys(change));
  return changes.filter((one) => namesOf(rules.lockKeys(one.change)).some((name) => names.includes(name)));
}

/** Shows a change before it is answered. @param begin sends it */
export function withMade(
  { rules, shown, changes, count }: BoardState,
  { change, isUndo = false }: AskedChange,
  begin: (made: MadeChange) => LiveChange['actor'],
): Partial<BoardState> {
  const number = count + 1;
  const opposite = isUndo ? undefined : rules.opposite(shown, change);
  const actor = begin({ number, change, opposite, isUndo });
  return {
    count: number,
    shown: rules.after(shown, change),
    changes: [...changes, { number, change, isUndo, isSaved: false, actor }],
  };
}

/** What is known to have been saved is what the server holds. */
export function withSaved({ rules, known, changes }: BoardState, number: number): Partial<BoardState> {
  const saved = changes.find((one) => one.number === number);
  if (saved === undefined) return {};
  return {
    known: rules.after(known, saved.change),
    changes: changes.map((one) => (one === saved ? { ...one, isSaved: true } : one)),
    ended: saved.isUndo ? 'undone' : 'saved',
  };
}

/** What was refused goes back to where it was; everything else stays as it is shown. */
export function withRefused(state: BoardState, { number, reason }: RefusedChange): Partial<BoardState> {
  if (!isUnderWay(state, number)) return {};
  const changes = without(state.changes, number);
  const left = { changes, shown: shownOf({ ...state, changes }) };
  // The reader is told of the one that it fell with.
  if (reason === 'aborted') return left;
  const isDoubtful = state.isDoubtful || !changedNothing(reason);
  return { ...left, ended: 'refused', isUnsure: isLost(reason), isDoubtful };
}

export function without(changes: readonly LiveChange[], number: number): readonly LiveChange[] {
  return changes.filter((one) => one.number !== number);
}

export function withKnown(state: BoardState, known: unknown): Partial<BoardState> {
  return { known, shown: shownOf({ ...state, known }) };
}

function shownOf({ rules, known, changes }: BoardState): unknown {
  return changes.reduce((board, { change, isSaved }) => (isSaved ? board : rules.after(board, change)), known);
}

function namesOf({ subject, others = [] }: LockKeys): readonly string[] {
  return [subject, ...others];
}
