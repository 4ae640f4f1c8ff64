import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { daysBetween } from '@/shared/domain/calendar-days.ts';
import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { isPinned } from '../domain/pin.ts';
import type { Post } from '../domain/post.ts';
import type { PostRepository } from '../ports/post-repository.ts';

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
