import type { Failure } from '../domain/outcome.ts';

/** A change of a board, as it is made. */
export interface MadeChange {
  readonly number: number;
  readonly change: unknown;
  /** Undefined where nothing takes it back, or where it takes another one back itself. */
  readonly opposite: unknown;
  readonly isUndo: boolean;
}

/** A change that is wanted. @property isUndo it takes back another one */
export interface AskedChange {
  readonly type: 'change.asked';
  readonly change: unknown;
  readonly isUndo?: boolean;
}

export interface RefusedChange {
  readonly type: 'change.refused';
  readonly number: number;
  /** `aborted` where it fell with an older one, and was not sent. */
  readonly reason: Failure;
}

/** What a change tells its board. */
export type BoardChangeReport =
  | { readonly type: 'change.saved'; readonly number: number }
  | RefusedChange
  /** Nothing can become of it any more. */
  | { readonly type: 'change.settled'; readonly number: number }
  /** The reader wants it taken back. */
  | AskedChange;

export type BoardChangeEvent =
  | { readonly type: 'undo.asked' }
  /** The time to take it back is over. */
  | { readonly type: 'undo.expired' }
  /** A younger change touches the same: this one can no longer be taken back. */
  | { readonly type: 'change.overtaken' };

export type DragBoardEvent =
  /** @property from the index of the place that it is taken from (DUTY-03) */
  | { readonly type: 'item.lifted'; readonly item: unknown; readonly from: number }
  /** Asks for a list of places instead of dragging. */
  | { readonly type: 'places.asked'; readonly item: unknown; readonly from: number }
  /** @property place undefined outside of every place */
  | { readonly type: 'item.dropped'; readonly place: unknown }
  | { readonly type: 'item.released' }
  | { readonly type: 'change.confirmed' }
  | { readonly type: 'change.declined' }
  | { readonly type: 'retry.asked' }
  | BoardChangeReport;
