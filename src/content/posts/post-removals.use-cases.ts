import type { FeedItem } from '@/shared/feed.ts';
import { confirmedRemoval } from '@/shared/removals.use-cases.ts';
import { makeFindPost } from './post-page.use-cases.ts';
import type { PostRepository } from './posts.ports.ts';

/** The posts of one kind; one whose removal was not answered is looked for, before a failure is reported (REL-16). */
export function makeConfirmedPosts<Item extends FeedItem>(posts: PostRepository<Item>): PostRepository<Item> {
  const find = makeFindPost(posts);
  return {
    page: (number, signal) => posts.page(number, signal),
    find: (id, signal) => posts.find(id, signal),
    remove: (id) =>
      confirmedRemoval(
        () => posts.remove(id),
        () => find(id),
      ),
  };
}
