import type * as z from 'zod/mini';
import type { PostList } from '@/content/ports/post-list.ts';
import { PAGE_SIZE } from '@/shared/domain/feed.ts';
import { acknowledge, parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { wireDate, wireId, wirePage, wireText } from './wire.ts';

/** What every post has on the wire. */
export const wirePost = { id: wireId, title: wireText, created: wireDate };

/** What a post has that somebody has written. */
export const wireWrittenPost = { ...wirePost, content: wireText, author: wireText };

/**
 * The calls that all lists of posts have in common (LIST-01…03), readable without a session (LIST-05).
 * @param paths below the server's base address, as the documents write them: the list and its items differ in case
 */
export function makePostList<Item>(
  send: HttpClient,
  paths: { readonly list: string; readonly item: string },
  wireItem: z.ZodMiniType<Item>,
): PostList<Item> {
  return {
    page: async (number, signal) =>
      parseAnswer(
        await send({ path: `${paths.list}?page=${number}&itemsPerPage=${PAGE_SIZE}`, signal }),
        wirePage(wireItem),
      ),
    remove: async (id) =>
      acknowledge(await send({ method: 'DELETE', path: `${paths.item}/${encodeURIComponent(id)}`, keepalive: true })),
  };
}
