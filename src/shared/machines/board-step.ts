import type { Fault } from '../domain/outcome.ts';
import { type BoardState, canUndo, changeFrom, effective, sentBy } from './board-state.ts';

export type DragBoardEvent =
  /** @property from the index of the place that it is taken from (DUTY-03) */
  | { readonly type: 'item.lifted'; readonly item: unknown; readonly from: number }
  /** Asks for a list of places instead of dragging. */
  | { readonly type: 'places.asked'; readonly item: unknown; readonly from: number }
  /** @property place undefined outside of every place */
  | { readonly type: 'item.dropped'; readonly place: unknown }
  | { readonly type: 'item.released' }
  | { readonly type: 'change.asked'; readonly change: unknown }
  | { readonly type: 'change.confirmed' }
  | { readonly type: 'change.declined' }
  | { readonly type: 'change.saved'; readonly number: number }
  | { readonly type: 'change.refused'; readonly number: number; readonly reason: Fault }
  | { readonly type: 'undo.asked'; readonly number: number }
  | { readonly type: 'undo.gone'; readonly number: number }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'page.left' };

/** A board, and what happens to it. */
export interface BoardStep {
  readonly context: BoardState;
  readonly event: DragBoardEvent;
}

/** The change that an event means; undefined where it would change nothing. */
export function meant({ context, event }: BoardStep): unknown {
  if (event.type === 'item.dropped') return changeFrom(context, event.place);
  if (event.type === 'change.asked') return effective(context, event.change);
  if (event.type === 'change.confirmed') return effective(context, context.weighed);
  if (event.type !== 'undo.asked') return undefined;
  return effective(context, context.undoable.find(({ number }) => number === event.number)?.opposite);
}

/** A change that was saved, and whether it can be taken back. */
export function savedBy(context: BoardState, number: number) {
  const sent = sentBy(context, number);
  return { sent, offersUndo: sent !== undefined && canUndo(context, sent) };
}
