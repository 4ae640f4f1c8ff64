import { type CalendarDate, compareDays, daysBetween } from '@/shared/dates.ts';
import { PAGE_SIZE } from '@/shared/feed.ts';
import type { ListEntries } from '@/shared/navigation.ports.ts';
import { done, type Outcome } from '@/shared/outcome.ts';
import type { SeenList } from '../seen/seen-posts.ports.ts';
import { isNewSince, type SeenPosts } from '../seen/seen-posts.ts';
import { isPinned } from './pins.ts';
import type { PostRepository } from './posts.ports.ts';
import { daysOfStart, type ListStart, type Post } from './posts.ts';

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

/**
 * The pages of a list, counted from the first that holds a post of a year or month, without younger posts (PAGE-03).
 * Pinned posts, which the server has on its first page, are sorted in by their days.
 */
export function makeListFrom<Item extends Post>(
  list: Pick<PostRepository<Item>, 'page'>,
  start: ListStart,
): Pick<PostRepository<Item>, 'page'> {
  const findFirst = makeFindFirstPage(list);
  const last = daysOfStart(start)?.last;
  const isSince = ({ created }: Post) => last === undefined || created === undefined || created <= last;
  let found: { readonly first: number; pinned: readonly Item[] } | undefined;

  const begin = async (signal?: AbortSignal): Promise<Outcome<NonNullable<typeof found>>> => {
    if (found !== undefined) return done(found);
    const first = await findFirst(last ?? '9999-12-31', signal);
    if (first.kind === 'refused') return first;
    const head = await list.page(1, signal);
    if (head.kind === 'refused') return head;
    found = { first: first.value, pinned: head.value.filter((post) => isPinned(post) && isSince(post)) };
    return done(found);
  };

  return {
    page: async (number, signal) => {
      if (last === undefined) return list.page(number, signal);
      const begun = await begin(signal);
      if (begun.kind === 'refused') return begun;
      const page = await list.page(begun.value.first + number - 1, signal);
      if (page.kind === 'refused') return page;
      const posts = page.value.filter((post) => !isPinned(post));
      const since = number > 1 ? posts : posts.filter(isSince);
      const shown = since.length === 0 ? posts : since;
      const isLast = page.value.length < PAGE_SIZE || shown.length === 0;
      const due = isLast ? begun.value.pinned : dueWith(shown, begun.value.pinned);
      begun.value.pinned = begun.value.pinned.filter((post) => !due.includes(post));
      return done(due.length === 0 ? shown : [...shown, ...due].toSorted(newerFirst));
    },
  };
}

/** The pinned posts that are not older than the oldest of a page. */
function dueWith<Item extends Post>(page: readonly Item[], pinned: readonly Item[]): readonly Item[] {
  const oldest = page.findLast(({ created }) => created !== undefined)?.created;
  return oldest === undefined ? [] : pinned.filter(({ created }) => created !== undefined && created >= oldest);
}

const newerFirst = ({ created: one }: Post, { created: other }: Post): number =>
  one === undefined || other === undefined ? 0 : compareDays(other, one);

/**
 * Finds the first page of a list with a post of that day or of an earlier one; the last page when all posts are
 * younger.
 */
export type FindFirstPage = (day: CalendarDate, signal?: AbortSignal) => Promise<Outcome<number>>;

/** A page that was read, by the day of its oldest post; undefined behind the end of the list. */
interface ReadPage {
  readonly number: number;
  readonly oldest: CalendarDate | undefined;
}

/** The factor by which each step of the first search grows. */
const STRIDE = 4;

/** More pages than any list has: the limit for a server whose pages never end. */
const MOST_PAGES = 100_000;

/**
 * Uses the known call for one page: in steps that grow, it finds a page that is old enough; between that one and the
 * last one that is too young, the next guess interpolates the days, to which posts are assumed to be evenly spread, or
 * halves the range. For 10 000 posts that takes at most twenty calls, mostly ten.
 */
export function makeFindFirstPage(list: Pick<PostRepository<Post>, 'page'>): FindFirstPage {
  return async (day, signal) => {
    const read = async (number: number): Promise<Outcome<ReadPage>> => {
      const page = await list.page(number, signal);
      if (page.kind === 'refused') return page;
      // Pinned posts are at the head, whatever their day is.
      const oldest = page.value.findLast((post) => post.created !== undefined && !isPinned(post));
      return done({ number, oldest: oldest?.created });
    };
    const isOldEnough = ({ oldest }: ReadPage): boolean => oldest === undefined || oldest <= day;

    let younger: ReadPage = { number: 0, oldest: undefined };
    let older: ReadPage | undefined;
    for (let turn = 0; older === undefined || older.number - younger.number > 1; turn += 1) {
      const number: number = older === undefined ? younger.number * STRIDE || 1 : between(younger, older, day, turn);
      // oxlint-disable-next-line no-await-in-loop -- each page says where to look next
      const page = await read(number);
      if (page.kind === 'refused') return page;
      if (isOldEnough(page.value) || number > MOST_PAGES) older = page.value;
      else younger = page.value;
    }
    return done(older.oldest === undefined ? Math.max(younger.number, 1) : older.number);
  };
}

/** A page between two others; every second guess halves, so that posts that are spread unevenly cost no more calls. */
function between(younger: ReadPage, older: ReadPage, day: CalendarDate, turn: number): number {
  const pages = older.number - younger.number;
  const share =
    turn % 2 === 0 && younger.oldest !== undefined && older.oldest !== undefined
      ? daysBetween(day, younger.oldest) / Math.max(1, daysBetween(older.oldest, younger.oldest))
      : 0.5;
  return younger.number + Math.min(pages - 1, Math.max(1, Math.round(share * pages)));
}
