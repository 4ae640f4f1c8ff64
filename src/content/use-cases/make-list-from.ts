import { compareDays } from '@/shared/domain/calendar-date.ts';
import { PAGE_SIZE } from '@/shared/domain/feed.ts';
import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { daysOfStart, type ListStart } from '../domain/list-start.ts';
import { isPinned } from '../domain/pin.ts';
import type { Post } from '../domain/post.ts';
import type { PostRepository } from '../ports/post-repository.ts';
import { makeFindFirstPage } from './make-find-first-page.ts';

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
