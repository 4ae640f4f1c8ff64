import type { ChangeFailure } from '../stores/serial-queue.ts';

/** A change of a board that was started. */
export interface StartedChange<Change> {
  readonly number: number;
  readonly change: Change;
  /** The change that undoes it; undefined where none can, or where it is an undo itself. */
  readonly opposite: Change | undefined;
  readonly isUndo: boolean;
}

/** A change that the user requested. @property isUndo it undoes another one */
export interface AskedChange<Change> {
  readonly type: 'change.asked';
  readonly change: Change;
  readonly isUndo?: boolean;
}

export interface RefusedChange {
  readonly type: 'change.refused';
  readonly number: number;
  readonly reason: ChangeFailure;
}

/** Events that a change sends to its board. */
export type BoardChangeNews<Change> =
  | { readonly type: 'change.saved'; readonly number: number }
  | RefusedChange
  /** The change has ended: nothing more follows. */
  | { readonly type: 'change.settled'; readonly number: number }
  /** The user requested the undo. */
  | AskedChange<Change>;

export type BoardChangeEvent =
  | { readonly type: 'undo.asked' }
  /** The time to undo it is over. */
  | { readonly type: 'undo.expired' }
  /** A newer change has a lock key in common: this one can no longer be undone. */
  | { readonly type: 'change.overtaken' };

/**
 * The item that is moved, or several as one.
 * @property from the index of the container that it comes from (DUTY-03)
 * @property ids the ids of what moves with it, its own too
 */
export interface ActiveItem<Item> {
  readonly item: Item;
  readonly from: number;
  readonly ids: readonly string[];
}

/** A board as it was read. */
export interface ReadBoard<Board> {
  readonly known: Board;
}

export type DragBoardEvent<Item, Container, Change> =
  | ({ readonly type: 'item.lifted' } & ActiveItem<Item>)
  /** Requests a list of containers instead of dragging. */
  | ({ readonly type: 'move.chosen' } & ActiveItem<Item>)
  /** @property container undefined outside of every container */
  | { readonly type: 'item.dropped'; readonly container: Container | undefined }
  | { readonly type: 'item.released' }
  | { readonly type: 'change.confirmed' }
  | { readonly type: 'change.declined' }
  | { readonly type: 'retry.asked' }
  | BoardChangeNews<Change>;
