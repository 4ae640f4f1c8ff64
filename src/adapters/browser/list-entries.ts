import type { ListEntries, ListPlace, MakeEntrySlot } from '@/shared/navigation.ports.ts';

/** The state that an entry of the history stores for a list. */
interface StoredEntry {
  /** The document that has named the entry, and its number there. */
  readonly page: number;
  readonly number: number;
  readonly place?: ListPlace | undefined;
}

/** A property of any value; undefined where there is none. */
const propertyOf = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

function readEntry(value: unknown): StoredEntry | undefined {
  const page = propertyOf(value, 'page');
  const number = propertyOf(value, 'number');
  if (typeof page !== 'number' || typeof number !== 'number') return undefined;
  return { page, number, place: readPlace(propertyOf(value, 'place')) };
}

function readPlace(place: unknown): ListPlace | undefined {
  const id = propertyOf(place, 'id');
  const offset = propertyOf(place, 'offset');
  const opened = propertyOf(place, 'opened');
  if (typeof id !== 'string' || typeof offset !== 'number') return undefined;
  return { id, offset, opened: typeof opened === 'string' ? opened : undefined };
}

/** Names entries of the history by a key in their state, which a reload keeps, and which Back brings again. */
export function makeHistoryListEntries(entrySlot: MakeEntrySlot, page = performance.timeOrigin): ListEntries {
  const list = entrySlot('list', readEntry);
  let named = 0;
  let changes = 0;

  /** Not available while prerendering. */
  const read = () => (typeof history === 'undefined' ? undefined : list.read());
  const write = (stored: StoredEntry) => {
    // Browsers refuse too many changes in too short a time.
    try {
      list.write(stored);
    } catch {
      // The position is stored with the next change instead.
    }
  };

  const entry = () => {
    const known = read();
    if (known?.page === page) return known;
    named += 1;
    const fresh = { page, number: named, place: known?.place };
    write(fresh);
    return fresh;
  };

  return {
    current: () => `${changes} ${entry().number}`,
    changed: () => {
      changes += 1;
    },
    place: () => {
      const known = read();
      if (known?.place === undefined) return undefined;
      const { id, offset, opened } = known.place;
      return known.page === page ? { id, offset, opened } : { id, offset };
    },
    store: (place) => write({ ...entry(), place }),
  };
}
