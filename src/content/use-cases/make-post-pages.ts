import type { ListEntries } from '@/shared/ports/list-entries.ts';
import type { ListStart } from '../domain/list-start.ts';
import type { Post } from '../domain/post.ts';
import type { PostRepository } from '../ports/post-repository.ts';
import type { SeenList } from '../ports/seen-memory.ts';
import { makeCachedPages } from './make-cached-pages.ts';
import { makeListFrom } from './make-list-from.ts';
import { makeMarkedPages } from './make-marked-pages.ts';

/** The pages of a list from a year or month on, or from the newest post. */
export type PostPages<Item> = (start?: ListStart) => Pick<PostRepository<Item>, 'page'>;

/**
 * The pages of a list from any beginning; pages that were read are cached, and new posts are marked (PAGE-03, MINE-07).
 */
export function makePostPages<Item extends Post>(
  list: Pick<PostRepository<Item>, 'page'>,
  entries: Pick<ListEntries, 'current'>,
  seen: Pick<SeenList, 'read' | 'notePage'>,
): PostPages<Item> {
  const cached = makeCachedPages(list, entries);
  return (start) =>
    makeMarkedPages(start === undefined ? cached : makeListFrom(cached, start), seen, start === undefined);
}
