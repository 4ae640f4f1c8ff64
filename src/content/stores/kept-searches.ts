import type { ListEntries } from '@/shared/ports/list-entries.ts';
import type { SearchResult } from '../domain/search-hit.ts';

/** A reader goes back through a few searches at most. */
const MOST_ENTRIES = 10;

/** What was found on each entry of the history, for a reader who comes back to it (FIND-01, PAGE-01). */
export interface KeptSearches {
  read(): SearchResult | undefined;
  write(result: SearchResult): void;
}

/** Kept while the document lives. Whatever is written anywhere, it is searched anew. */
export function makeKeptSearches(entries: Pick<ListEntries, 'current'>): KeptSearches {
  const kept = new Map<string, SearchResult>();
  return {
    read: () => kept.get(entries.current()),
    write: (result) => {
      const entry = entries.current();
      kept.delete(entry);
      kept.set(entry, result);
      const [oldest] = kept.keys();
      if (kept.size > MOST_ENTRIES && oldest !== undefined) kept.delete(oldest);
    },
  };
}
