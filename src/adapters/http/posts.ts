import type * as z from 'zod/mini';
import type { PostRepository } from '@/content/posts/posts.ports.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { acknowledge, parseAnswer } from './answers.ts';
import type { HttpClient } from './client.ts';
import { postPagePath, wirePage } from './wire.ts';

export const itemPath = (item: string, id: EntityId): string => `${item}/${encodeURIComponent(id)}`;

/**
 * Where the posts of one kind are, and how they are written on the wire. Paths are relative to the server's base address, as
 * documented: they differ in letter case.
 */
export interface PostCalls<Item> {
  readonly list: string;
  /** Where one post is read, pinned and removed. */
  readonly item: string;
  /** @param baseUrl the configured server: only its files are shown (AUTH-19, REL-14) */
  readonly wireItem: (baseUrl: string) => z.ZodMiniType<Item>;
}

/** Where posts with files are, and how they are written on the wire. */
export interface AttachmentCalls<Item> extends PostCalls<Item> {
  /** Where they are published and changed. */
  readonly posted: string;
  /** The form field of new files, repeated for each. */
  readonly files: string;
}

/** The calls that all lists of posts share (LIST-01…03), readable without a session (LIST-05). */
export function makeHttpPostRepository<Item>(
  send: HttpClient,
  baseUrl: string,
  calls: PostCalls<Item>,
): PostRepository<Item> {
  const wireItem = calls.wireItem(baseUrl);
  const pathOf = (id: EntityId) => itemPath(calls.item, id);
  return {
    page: async (number, signal) =>
      parseAnswer(await send({ path: postPagePath(calls.list, number), signal }), wirePage(wireItem)),
    find: async (id, signal) => parseAnswer(await send({ path: pathOf(id), signal }), wireItem),
    remove: async (id) => acknowledge(await send({ method: 'DELETE', path: pathOf(id), keepalive: true })),
  };
}
