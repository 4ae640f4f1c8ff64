import { done } from '@/shared/domain/outcome.ts';
import type { Post } from '../domain/post.ts';
import { isNewSince, type SeenPosts } from '../domain/seen-posts.ts';
import type { PostRepository } from '../ports/post-repository.ts';
import type { SeenList } from '../ports/seen-memory.ts';

/**
 * The pages of a list with its new posts marked (MINE-07). The marks are determined when the list is opened and stay
 * until it is left; everywhere else the first page counts as seen at once.
 * @param clears whether it is the beginning of the whole list, so that reading it marks its posts as seen
 */
export function makeMarkedPages<Item extends Post>(
  list: Pick<PostRepository<Item>, 'page'>,
  seen: Pick<SeenList, 'read' | 'notePage'>,
  clears: boolean,
): Pick<PostRepository<Item>, 'page'> {
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
