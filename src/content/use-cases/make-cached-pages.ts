import type { ListEntries } from '@/shared/ports/list-entries.ts';
import type { PostRepository } from '../ports/post-repository.ts';

/** A reader goes back through a few lists at most. */
const MOST_ENTRIES = 10;

/**
 * The pages of a list, each requested once for an entry of the history: all of them are there when the reader comes
 * back to it (PAGE-01, PAGE-03). After any write, pages are requested again.
 */
export function makeCachedPages<Item>(
  { page }: Pick<PostRepository<Item>, 'page'>,
  entries: Pick<ListEntries, 'current'>,
): Pick<PostRepository<Item>, 'page'> {
  const cached = new Map<string, Map<number, Awaited<ReturnType<typeof page>>>>();

  const pagesHere = () => {
    const entry = entries.current();
    const pages = cached.get(entry) ?? new Map<number, Awaited<ReturnType<typeof page>>>();
    cached.delete(entry);
    cached.set(entry, pages);
    const [oldest] = cached.keys();
    if (cached.size > MOST_ENTRIES && oldest !== undefined) cached.delete(oldest);
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
