import type { Fault } from '../domain/outcome.ts';
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

/** A change on its way to the server. */
export interface SentChange {
  readonly number: number;
  readonly change: unknown;
  /** Undefined where nothing takes it back, or where it takes another one back itself. */
  readonly opposite: unknown;
  readonly isUndo: boolean;
}

export interface BoardState {
  readonly rules: BoardRules;
  /** What the server is known to hold; undefined before it was read. */
  readonly known: unknown;
  /** The same with everything that is on its way. */
  readonly shown: unknown;
  /** What was not answered yet, in the order in which it was sent. */
  readonly sent: readonly SentChange[];
  readonly count: number;
  /** What can be taken back. */
  readonly undoable: readonly SentChange[];
  /** What is in the hand, and the index of the place that it comes from (DUTY-03). */
  readonly held: { readonly item: unknown; readonly from: number } | undefined;
  /** The change that is asked about once more. */
  readonly weighed: unknown;
  /** How the last change ended. */
  readonly ended: 'saved' | 'undone' | 'refused';
  /** No answer came to the change that ended so: the server may have made it. */
  readonly isUnsure: boolean;
  /** The server may hold something else than is known. */
  readonly isDoubtful: boolean;
  /** Why the board could not be read. */
  readonly reason: Fault;
}

export function emptyBoard(rules: BoardRules): BoardState {
  return {
    rules,
    known: undefined,
    shown: undefined,
    sent: [],
    count: 0,
    undoable: [],
    held: undefined,
    weighed: undefined,
    ended: 'saved',
    isUnsure: false,
    isDoubtful: false,
    reason: 'malformed',
  };
}

/** What putting down what is in the hand would change; undefined where it would change nothing. */
export function changeFrom(state: BoardState, place: unknown): unknown {
  const { rules, shown, held } = state;
  if (held === undefined || place === undefined) return undefined;
  return effective(state, rules.changeOf(shown, held.item, place));
}

/** A change, unless it changes nothing or there is no board yet. */
export function effective({ rules, shown }: BoardState, change: unknown): unknown {
  if (change === undefined || shown === undefined) return undefined;
  return rules.after(shown, change) === shown ? undefined : change;
}

/** Shows a change before it is answered. What it touches can no longer be taken back by earlier offers. */
export function withSent(state: BoardState, change: unknown, isUndo: boolean): Partial<BoardState> {
  const { rules, shown, sent } = state;
  const stale = staleOffers(state, change);
  const number = state.count + 1;
  const opposite = isUndo ? undefined : rules.opposite(shown, change);
  return {
    count: number,
    shown: rules.after(shown, change),
    sent: [...sent, { number, change, opposite, isUndo }],
    undoable: state.undoable.filter((offer) => !stale.includes(offer)),
  };
}

/** Offers that a change makes stale. */
export function staleOffers({ rules, undoable }: BoardState, change: unknown): readonly SentChange[] {
  return undoable.filter((offer) => touchTheSame(rules, offer.change, change));
}

export function sentBy({ sent }: BoardState, number: number): SentChange | undefined {
  return sent.find((one) => one.number === number);
}

/** Whether a change can be taken back: nothing that was sent since then touches the same. */
export function canUndo({ rules, sent }: BoardState, saved: SentChange): boolean {
  const younger = sent.filter(({ number }) => number > saved.number);
  return saved.opposite !== undefined && !younger.some(({ change }) => touchTheSame(rules, saved.change, change));
}

export function withSaved(state: BoardState, number: number): Partial<BoardState> {
  const saved = sentBy(state, number);
  if (saved === undefined) return {};
  return {
    known: state.rules.after(state.known, saved.change),
    sent: state.sent.filter((one) => one !== saved),
    undoable: canUndo(state, saved) ? [...state.undoable, saved] : state.undoable,
    ended: saved.isUndo ? 'undone' : 'saved',
  };
}

/** What was refused goes back to where it was; everything else stays as it is shown. */
export function withoutRefused({ rules, known, sent }: BoardState, refused: number): Partial<BoardState> {
  const left = sent.filter(({ number }) => number !== refused);
  return { sent: left, shown: shownOf(rules, known, left) };
}

export function withKnown({ rules, sent }: BoardState, known: unknown): Partial<BoardState> {
  return { known, shown: shownOf(rules, known, sent) };
}

function shownOf(rules: BoardRules, known: unknown, sent: readonly SentChange[]): unknown {
  return sent.reduce((board, { change }) => rules.after(board, change), known);
}

function touchTheSame({ lockKeys }: BoardRules, one: unknown, other: unknown): boolean {
  const names = namesOf(lockKeys(one));
  return namesOf(lockKeys(other)).some((name) => names.includes(name));
}

function namesOf({ subject, others = [] }: LockKeys): readonly string[] {
  return [subject, ...others];
}
