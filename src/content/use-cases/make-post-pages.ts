import { done } from '@/shared/domain/outcome.ts';
import type { ListEntries } from '@/shared/ports/list-entries.ts';
import type { ListStart } from '../domain/list-start.ts';
import type { Post } from '../domain/post.ts';
import { isNewSince, type SeenPosts } from '../domain/seen-posts.ts';
import type { PostRepository } from '../ports/post-repository.ts';
import type { SeenList } from '../ports/seen-memory.ts';
import { makeListFrom } from './make-list-from.ts';

type Pages<Item> = Pick<PostRepository<Item>, 'page'>;

/** The pages of a list from a year or month on, or from the newest post. */
export type PostPages<Item> = (start?: ListStart) => Pages<Item>;

/**
 * The pages of a list from any beginning; pages that were read are cached, and new posts are marked (PAGE-03, MINE-07).
 */
export function makePostPages<Item extends Post>(
  list: Pages<Item>,
  entries: Pick<ListEntries, 'current'>,
  seen: Pick<SeenList, 'read' | 'notePage'>,
): PostPages<Item> {
  // Cached as the server sent them: a list from a month on is made of the same pages, and marks are of one visit.
  const cached = makeCachedPages(list, entries);
  return (start) =>
    makeMarkedPages(start === undefined ? cached : makeListFrom(cached, start), seen, start === undefined);
}

/** A reader goes back through a few lists at most. */
const MOST_ENTRIES = 10;

/**
 * The pages of a list, each requested once for an entry of the history: all of them are there when the reader comes
 * back to it (PAGE-01, PAGE-03). After any write, pages are requested again.
 */
function makeCachedPages<Item>({ page }: Pages<Item>, entries: Pick<ListEntries, 'current'>): Pages<Item> {
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

/**
 * The pages of a list with its new posts marked (MINE-07). The marks are determined when the list is opened and stay
 * until it is left; everywhere else the first page counts as seen at once.
 * @param clears whether it is the beginning of the whole list, so that reading it marks its posts as seen
 */
function makeMarkedPages<Item extends Post>(
  list: Pages<Item>,
  seen: Pick<SeenList, 'read' | 'notePage'>,
  clears: boolean,
): Pages<Item> {
  let opened: { readonly before: SeenPosts | undefined } | undefined;
  return {
    page: async (number, signal) => {
      const page = await list.page(number, signal);
      if (page.kind === 'refused') return page;
      const { before } = (opened ??= { before: seen.read() });
      if (clears && number === 1) seen.notePage(page.value);
      return done(page.value.map((post) => (isNewSince(post, before) ? { ...post, isNew: true } : post)));
    },
  };
}
