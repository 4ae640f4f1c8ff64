import type * as z from 'zod/mini';
import type { PostList } from '@/content/ports/post-list.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { PAGE_SIZE } from '@/shared/domain/feed.ts';
import { acknowledge, parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { wireDate, wireId, wirePage, wireText } from './wire.ts';

/** The fields of every post on the wire. */
export const wirePost = { id: wireId, title: wireText, created: wireDate, edited: wireDate, pinnedUntil: wireDate };

/** The fields of a written post. */
export const wireWrittenPost = { ...wirePost, content: wireText, author: wireText };

/** Below the server's base address: one page of a list, from 1. */
export const postPagePath = (list: string, number: number): string =>
  `${list}?page=${number}&itemsPerPage=${PAGE_SIZE}`;

const itemPath = (item: string, id: EntityId): string => `${item}/${encodeURIComponent(id)}`;

/**
 * The calls that all lists of posts share (LIST-01…03), readable without a session (LIST-05).
 * @param paths relative to the server's base address, as documented: list and items differ in letter case
 */
export function makePostList<Item>(
  send: HttpClient,
  paths: { readonly list: string; readonly item: string },
  wireItem: z.ZodMiniType<Item>,
): PostList<Item> {
  return {
    page: async (number, signal) =>
      parseAnswer(await send({ path: postPagePath(paths.list, number), signal }), wirePage(wireItem)),
    find: async (id, signal) => parseAnswer(await send({ path: itemPath(paths.item, id), signal }), wireItem),
    remove: async (id) =>
      acknowledge(await send({ method: 'DELETE', path: itemPath(paths.item, id), keepalive: true })),
  };
}
