import type { ListEntries } from '@/shared/ports/list-entries.ts';
import type { PostList } from '../ports/post-list.ts';

/** A reader goes back through a few lists at most. */
const MOST_ENTRIES = 10;

/**
 * The pages of a list, each of which is asked for once on an entry of the history: when the reader comes back to it, all of
 * them are there (PAGE-01, PAGE-03). Whatever is written, they are asked for anew.
 */
export function makeKeptPages<Item>(
  { page }: Pick<PostList<Item>, 'page'>,
  entries: Pick<ListEntries, 'current'>,
): Pick<PostList<Item>, 'page'> {
  const kept = new Map<string, Map<number, Awaited<ReturnType<typeof page>>>>();

  const pagesHere = () => {
    const entry = entries.current();
    const pages = kept.get(entry) ?? new Map<number, Awaited<ReturnType<typeof page>>>();
    kept.delete(entry);
    kept.set(entry, pages);
    const [oldest] = kept.keys();
    if (kept.size > MOST_ENTRIES && oldest !== undefined) kept.delete(oldest);
    return pages;
  };

  return {
    page: async (number, signal) => {
      const pages = pagesHere();
      const known = pages.get(number);
      if (known !== undefined) return known;
      const outcome = await page(number, signal);
      if (outcome.kind === 'done') pages.set(number, outcome);
      return outcome;
    },
  };
}
