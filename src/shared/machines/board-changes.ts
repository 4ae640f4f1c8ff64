import { changedNothing, hasNoAnswer } from '../domain/outcome.ts';
import { allKeys } from '../stores/serial-queue.ts';
import type { AskedChange, RefusedChange, StartedChange } from './board-events.ts';
import { type BoardState, isSaving, type LiveChange } from './board-state.ts';

/** The id of a change's actor, by the change's number. */
export const idOf = (number: number): string => `change-${number}`;

/** Earlier changes that can no longer be undone once another one is made. */
export function dependentsOf<Board, Item, Container, Change>(
  { rules, changes }: BoardState<Board, Item, Container, Change>,
  change: Change,
): readonly LiveChange<Change>[] {
  const keys = allKeys(rules.lockKeys(change));
  return changes.filter((one) => allKeys(rules.lockKeys(one.change)).some((key) => keys.includes(key)));
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
  if (!isSaving(state, number)) return {};
  const changes = withoutChange(state.changes, number);
  const left = { changes, shown: shownOf({ ...state, changes }) };
  // The user is notified only of the refused change that this one depended on.
  if (reason === 'unsent') return left;
  const mustReload = state.mustReload || !changedNothing(reason);
  return { ...left, ended: 'refused', isUnsure: hasNoAnswer(reason), mustReload };
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
