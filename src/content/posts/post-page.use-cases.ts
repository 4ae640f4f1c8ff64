import { type EntityId, sameId } from '@/shared/entity-id.ts';
import { type FeedItem, PAGE_SIZE } from '@/shared/feed.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { confirmedRemoval } from '@/shared/removals.use-cases.ts';
import type { PostRepository } from './posts.ports.ts';

export type FindPost<Item> = (id: EntityId, signal?: AbortSignal) => Promise<Outcome<Item>>;

/** How many pages of the list are searched for a highlighted post. */
const MOST_PAGES = 30;

/**
 * Finds one post (PAGE-01). A server that cannot find posts by id answers `unsupported`, or the same `notFound` as for
 * a deleted post: to tell these apart, the newest post of the list, which exists, is read by its id. The post is then
 * looked for in the list.
 */
export function makeFindPost<Item extends FeedItem>(list: Pick<PostRepository<Item>, 'find' | 'page'>): FindPost<Item> {
  let lacksCall = false;

  const search = async (id: EntityId, signal?: AbortSignal): Promise<Outcome<Item>> => {
    for (let number = 1; number <= MOST_PAGES; number += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a further page is only read when the post is not on this one
      const page = await list.page(number, signal);
      if (page.kind === 'refused') return page;
      const found = page.value.find((post) => sameId(post.id, id));
      if (found !== undefined) return done(found);
      if (page.value.length < PAGE_SIZE) break;
    }
    return refused('notFound');
  };

  const findsNewest = async (signal?: AbortSignal): Promise<boolean> => {
    const page = await list.page(1, signal);
    const [newest] = page.kind === 'done' ? page.value : [];
    return newest === undefined || (await list.find(newest.id, signal)).kind === 'done';
  };

  return async (id, signal) => {
    if (lacksCall) return search(id, signal);
    const found = await list.find(id, signal);
    if (found.kind === 'done') return found;
    if (found.reason === 'notFound' && (await findsNewest(signal))) return found;
    if (found.reason !== 'notFound' && found.reason !== 'unsupported') return found;
    lacksCall = true;
    return search(id, signal);
  };
}

export type RemovePost = (id: EntityId) => Promise<Outcome<null>>;

/** Removes a post; one whose removal was not answered is looked for, before a failure is reported (REL-16). */
export function makeRemovePost<Item extends FeedItem>(posts: PostRepository<Item>): RemovePost {
  const find = makeFindPost(posts);
  return (id) =>
    confirmedRemoval(
      () => posts.remove(id),
      () => find(id),
    );
}
