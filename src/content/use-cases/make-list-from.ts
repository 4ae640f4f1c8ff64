import { done } from '@/shared/domain/outcome.ts';
import { daysOfStart, type ListStart } from '../domain/list-start.ts';
import type { Post } from '../domain/post.ts';
import type { PostList } from '../ports/post-list.ts';
import { makeFindFirstPage } from './make-find-first-page.ts';

/** The pages of a list, counted from the first that holds a post of a year or month, without younger posts (PAGE-03). */
export function makeListFrom<Item extends Post>(
  list: Pick<PostList<Item>, 'page'>,
  start: ListStart,
): Pick<PostList<Item>, 'page'> {
  const findFirst = makeFindFirstPage(list);
  const last = daysOfStart(start)?.last;
  let first: number | undefined;
  return {
    page: async (number, signal) => {
      if (last === undefined) return list.page(number, signal);
      if (first === undefined) {
        const found = await findFirst(last, signal);
        if (found.kind === 'refused') return found;
        first = found.value;
      }
      const page = await list.page(first + number - 1, signal);
      if (page.kind === 'refused' || number > 1) return page;
      const since = page.value.filter(({ created }) => created === undefined || created <= last);
      return done(since.length === 0 ? page.value : since);
    },
  };
}
