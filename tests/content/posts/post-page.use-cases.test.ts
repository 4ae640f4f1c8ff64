import { describe, expect, it } from 'vitest';
import { makeFindPost } from '@/content/posts/post-page.use-cases.ts';
import { sameId } from '@/shared/entity-id.ts';
import { done, type Failure, refused } from '@/shared/outcome.ts';
import { PAGE_SIZE } from '../../support/limits.ts';

/** A list of posts with the ids from `count` to 1, on a server that finds one by its id or answers with a failure. */
function listOf(count: number, lacks?: Failure) {
  const posts = Array.from({ length: count }, (_, at) => ({ id: count - at }));
  const asked: string[] = [];
  return {
    asked,
    find: makeFindPost({
      page: (number) => {
        asked.push(`page ${number}`);
        return Promise.resolve(done(posts.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)));
      },
      find: (id) => {
        asked.push(`post ${id}`);
        const post = posts.find((one) => sameId(one.id, id));
        if (lacks !== undefined) return Promise.resolve(refused(lacks));
        return Promise.resolve(post === undefined ? refused('notFound') : done(post));
      },
    }),
  };
}

describe('PAGE-01 one post', () => {
  it('is read by its id', async () => {
    const { find, asked } = listOf(25);
    expect(await find('14')).toEqual(done({ id: 14 }));
    expect(asked).toEqual(['post 14']);
  });

  it('is not found where it was deleted, on a server that finds the newest', async () => {
    const { find, asked } = listOf(25);
    expect(await find(26)).toEqual(refused('notFound'));
    expect(asked).toEqual(['post 26', 'page 1', 'post 25']);
  });

  it.each(['unsupported', 'notFound'] as const)('is looked for in the list where the server is %s', async (lacks) => {
    const { find, asked } = listOf(25, lacks);
    expect(await find(14)).toEqual(done({ id: 14 }));
    expect(asked.slice(-2)).toEqual(['page 1', 'page 2']);
    asked.length = 0;
    expect(await find(99)).toEqual(refused('notFound'));
    expect(asked).toEqual(['page 1', 'page 2', 'page 3']);
  });

  it('is looked for on 30 pages at most', async () => {
    const { find, asked } = listOf(1000, 'unsupported');
    expect(await find(1)).toEqual(refused('notFound'));
    expect(asked).toHaveLength(31);
  });

  it.each(['networkError', 'serverFailed'] as const)('is not looked for after %s', async (reason) => {
    const { find, asked } = listOf(25, reason);
    expect(await find(14)).toEqual(refused(reason));
    expect(asked).toEqual(['post 14']);
  });

  it('fails with the page of the list that fails', async () => {
    const find = makeFindPost({
      page: () => Promise.resolve(refused('timedOut')),
      find: () => Promise.resolve(refused('unsupported')),
    });
    expect(await find(14)).toEqual(refused('timedOut'));
  });

  it('is not found in an empty list', async () => {
    const { find } = listOf(0);
    expect(await find(14)).toEqual(refused('notFound'));
  });
});
