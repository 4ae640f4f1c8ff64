import { expect, it } from 'vitest';
import type { PostRepository } from '@/content/posts/posts.ports.ts';
import { makeReadsAfterRemovals } from '@/content/posts/posts.store.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import type { FeedItem } from '@/shared/feed.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';

function open() {
  const pages = handSettled<[number: number], Outcome<readonly FeedItem[]>>();
  const removals = handSettled<[id: EntityId], Outcome<null>>();
  const posts: PostRepository<FeedItem> = makeReadsAfterRemovals({
    page: pages.call,
    find: () => Promise.resolve(refused('unsupported')),
    remove: removals.call,
  });
  return { posts, pages, removals };
}

it('REL-19 a page is read at once while nothing is removed', async () => {
  const { posts, pages } = open();
  const read = posts.page(1);
  await settled();
  pages.last().resolve(done([]));
  expect(await read).toEqual(done([]));
});

it.each([
  ['done', ({ removals }: ReturnType<typeof open>) => removals.last().resolve(done(null))],
  ['refused', ({ removals }: ReturnType<typeof open>) => removals.last().resolve(refused('serverFailed'))],
  ['broken', ({ removals }: ReturnType<typeof open>) => removals.last().reject(new Error('broken'))],
])('REL-19 a page is read once every removal is over, the last of them %s', async (_, end) => {
  const opened = open();
  const { posts, pages, removals } = opened;
  void posts.remove(1);
  const first = removals.last();
  posts.remove(2).catch(() => undefined);
  void posts.page(1);
  first.resolve(done(null));
  await settled();
  expect(removals.calls).toHaveLength(2);
  expect(pages.calls).toHaveLength(0);
  end(opened);
  await settled();
  expect(pages.calls).toHaveLength(1);
});
