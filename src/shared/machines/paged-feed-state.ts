import { type EntityId, sameId } from '../domain/entity-id.ts';
import { type FeedItem, type FeedOrder, pageAfterRemoval, withoutItems, withPage } from '../domain/feed.ts';
import type { Failure } from '../domain/outcome.ts';
import { required } from './outcome-actor.ts';
import type { Removable } from './removal.machine.ts';
import type { Leaving, RemovalPressed, RemovingEvent } from './removing.ts';

/** A page may repeat known items because other users have added some meanwhile: the next page may still hold new ones. */
export const MOST_REPEATS = 10;

export interface PagedFeedContext<Item extends FeedItem> extends Leaving<Item> {
  /** The items that the server is known to hold, in its order; those being removed keep their index. */
  readonly items: readonly Item[];
  /** The page requested last, from 1; 0 before the first. */
  readonly asked: number;
  readonly nextPage: number;
  /** Items that may have left the server's pages so far: it may have carried out a refused removal, or its order has changed. */
  readonly unconfirmedRemovals: number;
  /** Pages in a row that contained nothing new. */
  readonly repeats: number;
  /** Why the last page could not be loaded; undefined unless that failed. */
  readonly failure: Failure | undefined;
}

export type PagedFeedEvent<Item extends FeedItem> =
  | { readonly type: 'feed.bottomReached' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'item.added'; readonly item: Item }
  | { readonly type: 'item.changed'; readonly item: Item }
  /** The item has changed so that it has another position in the server's order. */
  | { readonly type: 'item.moved'; readonly item: Item }
  /** The items behind a removed item have moved up by one. */
  | { readonly type: 'order.changed' }
  /** Another user has removed it. */
  | { readonly type: 'item.lost'; readonly id: EntityId }
  | { readonly type: 'removal.asked'; readonly id: EntityId }
  | RemovalPressed
  | RemovingEvent<Item>;

/** The items that the user sees: all but those being removed. */
export function shownItems<Item extends FeedItem>({ items, leaving }: PagedFeedContext<Item>): readonly Item[] {
  return withoutItems(items, leaving);
}

/** The context after the page that was requested last: one without anything new counts as repeated. */
export function withAnswer<Item extends FeedItem>({ items, repeats }: PagedFeedContext<Item>, page: readonly Item[]) {
  const longer = withPage(items, page);
  return { items: longer, repeats: longer === items ? repeats + 1 : 0 };
}

/** The context after a page that could not be loaded, which is requested again next. */
export function withFailure({ nextPage, asked }: PagedFeedContext<FeedItem>, failure: Failure) {
  return { failure, nextPage: Math.min(nextPage, asked) };
}

/** The context with the number of the next page, now that the server's pages may have moved up (REL-19). */
export function recounted<Item extends FeedItem>(
  { items, unconfirmedRemovals, nextPage }: PagedFeedContext<Item>,
  order: FeedOrder<Item>,
) {
  return { nextPage: pageAfterRemoval(order.countServed(items) - unconfirmedRemovals, nextPage) };
}

/** The context, recounted, when one more item may have left the pages that were read. */
export function withUnconfirmedRemoval<Item extends FeedItem>(context: PagedFeedContext<Item>, order: FeedOrder<Item>) {
  const unconfirmedRemovals = context.unconfirmedRemovals + 1;
  return { unconfirmedRemovals, ...recounted({ ...context, unconfirmedRemovals }, order) };
}

/** The item with that id, which the list holds. */
export function itemOf<Item extends FeedItem>({ items }: PagedFeedContext<Item>, id: EntityId): Removable<Item> {
  return { item: required(items.find((item) => sameId(item.id, id))) };
}
