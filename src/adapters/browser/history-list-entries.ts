import * as z from 'zod/mini';
import type { ListEntries } from '@/shared/ports/list-entries.ts';

/** What the state of an entry holds for a list; other code keeps its own beside it. */
const wireEntry = z.object({
  list: z.object({
    /** The document that has named the entry, and its number there. */
    page: z.number(),
    number: z.number(),
    place: z.optional(z.object({ id: z.string(), offset: z.number(), opened: z.optional(z.string()) })),
  }),
});

/** The state of the entry that is shown; nothing where there is no browser. */
const stateHere = (): unknown => (typeof history === 'undefined' ? undefined : history.state);

type KeptEntry = z.infer<typeof wireEntry>['list'];

function read(): KeptEntry | undefined {
  const entry = wireEntry.safeParse(stateHere());
  return entry.success ? entry.data.list : undefined;
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
