import { type EntityId, sameId } from './entity-id.ts';

export interface FeedItem {
  readonly id: EntityId;
}

/** Items of a page, in the server's order. */
export const PAGE_SIZE = 10;

/** Where a list puts an item that is new, or that has moved in the server's order. */
export interface FeedOrder<Item extends FeedItem> {
  readonly added: (items: readonly Item[], item: Item) => readonly Item[];
  readonly moved: (items: readonly Item[], item: Item) => readonly Item[];
  /** Puts a restored item in its place; one that is older than every loaded one is on a page that is not loaded yet. */
  readonly returned: (items: readonly Item[], item: Item) => readonly Item[];
  /** How many of the items the server's pages have in this order. */
  readonly countServed: (items: readonly Item[]) => number;
}

/** Adds a page to a list; an item that the page repeats is listed once (LIST-03). */
export function withPage<Item extends FeedItem>(items: readonly Item[], page: readonly Item[]): readonly Item[] {
  const known = new Set(items.map(({ id }) => String(id)));
  const fresh = page.filter(({ id }) => {
    const isNew = !known.has(String(id));
    known.add(String(id));
    return isNew;
  });
  return fresh.length === 0 ? items : [...items, ...fresh];
}

/** Puts a new item at the top; an item that is in the list already moves there. */
export function withNewest<Item extends FeedItem>(items: readonly Item[], item: Item): readonly Item[] {
  return [item, ...withoutItem(items, item.id)];
}

/** The list with an item in the place of that with the same id; unchanged where there is none. */
export function withChanged<Item extends FeedItem>(items: readonly Item[], item: Item): readonly Item[] {
  return items.map((one) => (sameId(one.id, item.id) ? item : one));
}

/** The order of a list that is sorted by age alone. */
export const newestFirst = <Item extends FeedItem>(): FeedOrder<Item> => ({
  added: withNewest,
  moved: withChanged,
  returned: (items, item) => {
    const others = withoutItem(items, item.id);
    // Numbers are handed out in the order of time.
    const at = others.findIndex(({ id }) => Number(id) < Number(item.id));
    return at < 0 ? others : others.toSpliced(at, 0, item);
  },
  countServed: ({ length }) => length,
});

export function withoutItem<Item extends FeedItem>(items: readonly Item[], id: EntityId): readonly Item[] {
  return items.filter((item) => !sameId(item.id, id));
}

/** The list without some items; the same array where none is removed. */
export function withoutItems<Item extends FeedItem>(
  items: readonly Item[],
  gone: readonly FeedItem[],
): readonly Item[] {
  if (gone.length === 0) return items;
  const ids = new Set(gone.map(({ id }) => String(id)));
  return items.filter(({ id }) => !ids.has(String(id)));
}

/**
 * The page to request after items were removed from the server: the items behind them have moved up, so the page with
 * the next unseen item may be one that was requested already (REL-19).
 * @param served how many of the server's items the list holds at least; may be negative when the outcome is unknown for
 * more items than are held
 * @param next the page that would be requested otherwise, from 1
 */
export function pageAfterRemoval(served: number, next: number): number {
  return Math.min(next, Math.floor(Math.max(0, served) / PAGE_SIZE) + 1);
}
