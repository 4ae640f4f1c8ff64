import { type EntityId, sameId } from '../domain/entity-id.ts';
import { type FeedItem, withoutAll } from '../domain/feed.ts';
import type { Failure } from '../domain/outcome.ts';
import type { RemovalsReport } from './removals.machine.ts';

export interface PagedFeedContext {
  /** What the server is known to hold, in its order; what is on its way out keeps its place here. */
  readonly items: readonly FeedItem[];
  /** The page under way or asked for last, from 1; 0 before the first. */
  readonly asked: number;
  readonly nextPage: number;
  /** On its way out: not shown, and not gone yet. */
  readonly leaving: readonly FeedItem[];
  /** Refused removals: the answer may have been lost after the deed was done. */
  readonly doubts: number;
  /** Pages in a row that brought nothing new. */
  readonly repeats: number;
  /** Why the last page could not be had; undefined while none is missing. */
  readonly failure: Failure | undefined;
}

export type PagedFeedEvent =
  | { readonly type: 'feed.bottomReached' }
  | { readonly type: 'feed.retryAsked' }
  | { readonly type: 'item.added'; readonly item: FeedItem }
  | { readonly type: 'item.removeAsked'; readonly id: EntityId }
  /** Something was pressed that stood still for as long as nobody took anything away. */
  | { readonly type: 'list.pressed' }
  /** Rows go or come back: what stands below them moves. */
  | { readonly type: 'rows.moved' }
  | { readonly type: 'page.left' }
  | RemovalsReport;

/** What the reader sees: everything that is not on its way out. */
export function shownItems({ items, leaving }: PagedFeedContext): readonly FeedItem[] {
  return withoutAll(items, leaving);
}

export function itemOf(items: readonly FeedItem[], id: EntityId): FeedItem {
  return items.find((item) => sameId(item.id, id)) ?? { id };
}
