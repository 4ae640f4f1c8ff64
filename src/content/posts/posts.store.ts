import type { PostRepository } from './posts.ports.ts';

/**
 * The posts of one kind, whose pages are read once no removal is being sent (REL-19): a removal goes out when its page is
 * left, and the list that is shown next would otherwise still have the post.
 */
export function makeReadsAfterRemovals<Item>(posts: PostRepository<Item>): PostRepository<Item> {
  let removals: Promise<unknown> = Promise.resolve();
  return {
    page: async (number, signal) => {
      await removals;
      return posts.page(number, signal);
    },
    find: (id, signal) => posts.find(id, signal),
    remove: (id) => {
      const removal = posts.remove(id);
      removals = Promise.allSettled([removals, removal]);
      return removal;
    },
  };
}
