import type { ListEntries, ListPlace } from '@/shared/ports/list-entries.ts';

/** What the state of an entry holds for a list; other code keeps its own beside it. */
interface KeptEntry {
  /** The document that has named the entry, and its number there. */
  readonly page: number;
  readonly number: number;
  readonly place?: ListPlace | undefined;
}

/** The state of the entry that is shown; nothing where there is no browser. */
const stateHere = (): unknown => (typeof history === 'undefined' ? undefined : history.state);

/** A property of a value that any page may have left there. */
const inside = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;

function read(): KeptEntry | undefined {
  const list = inside(stateHere(), 'list');
  const page = inside(list, 'page');
  const number = inside(list, 'number');
  if (typeof page !== 'number' || typeof number !== 'number') return undefined;
  return { page, number, place: readPlace(inside(list, 'place')) };
}

function readPlace(place: unknown): ListPlace | undefined {
  const id = inside(place, 'id');
  const offset = inside(place, 'offset');
  const opened = inside(place, 'opened');
  if (typeof id !== 'string' || typeof offset !== 'number') return undefined;
  return { id, offset, opened: typeof opened === 'string' ? opened : undefined };
}

function write(list: KeptEntry): void {
  const state = stateHere();
  // Not through the router: the address stays, and browsers refuse too many changes in too short a time.
  try {
    History.prototype.replaceState.call(history, { ...(typeof state === 'object' && state), list }, '');
  } catch {
    // The place is kept the next time.
  }
}

/** Names entries of the history by a key in their state, which a reload keeps, and which Back brings again. */
export function makeHistoryListEntries(page = performance.timeOrigin): ListEntries {
  let named = 0;
  let changes = 0;

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
    keep: (place) => write({ ...entry(), place }),
  };
}

/** The one of this document: what one list forgets, all forget. */
export const historyListEntries = makeHistoryListEntries();
