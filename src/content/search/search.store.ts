import type { ListEntries } from '@/shared/navigation.ports.ts';
import type { SearchResult } from './search.ts';

/** A reader goes back through a few searches at most. */
const MOST_ENTRIES = 10;

/** The result of the search on each entry of the history, for a reader who comes back to it (FIND-01, PAGE-01). */
export interface SearchCache {
  read(): SearchResult | undefined;
  write(result: SearchResult): void;
}

/** Cached while the document lives. After any write, results are searched again. */
export function makeSearchCache(entries: Pick<ListEntries, 'current'>): SearchCache {
  const cached = new Map<string, SearchResult>();
  return {
    read: () => cached.get(entries.current()),
    write: (result) => {
      const entry = entries.current();
      cached.delete(entry);
      cached.set(entry, result);
      const [oldest] = cached.keys();
      if (cached.size > MOST_ENTRIES && oldest !== undefined) cached.delete(oldest);
    },
  };
}
