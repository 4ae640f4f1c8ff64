import { HttpResponse } from 'msw';
import { postVersion } from '../../church/rules/posts.ts';
import type { StoredFile } from '../../church/schemas/files.ts';
import { fileContent } from '../../seeds/drawings/file-content.ts';
import { entityTag } from './input.ts';

/** Like `Response.json`, which some browsers of the demo lack. */
const json = (value: unknown, status: number): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } });

/** 200 with a JSON body. */
export const ok = (value: unknown): Response => json(value, 200);

/** 201 with the new record. */
export const created = (value: unknown): Response => json(value, 201);

/** 202: accepted, and done later. */
export const accepted = (value: unknown): Response => json(value, 202);

/** 204: done, without a body. */
export const noContent = (): Response => new Response(null, { status: 204 });

/** 200 without a body, as the account calls answer. */
export const acknowledged = (): Response => new Response(null, { status: 200 });

/** 200 with a post and the ETag of its version. @param view the part of it that is sent */
export const taggedReply =
  <Post extends object>(view: (post: Post) => object = (post) => post) =>
  (post: Post): Response =>
    HttpResponse.json(view(post), { headers: { ETag: entityTag(postVersion(post)) } });

/** A stored file with inline disposition, under the content type as which it was accepted. */
export function fileReply(file: StoredFile, headers: Readonly<Record<string, string>> = {}): Response {
  const content = fileContent(file);
  return new HttpResponse(content, {
    headers: {
      'Content-Type': file.contentType,
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}
