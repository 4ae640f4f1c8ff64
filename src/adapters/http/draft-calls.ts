import * as z from 'zod/mini';
import type { DraftCalls } from './http-post-draft-repository.ts';
import type { AttachmentCalls, PostCalls } from './http-post-repository.ts';
import { wireText } from './wire.ts';

/** The drafts of a kind of posts whose fields are texts, with the same names in its form and on the wire (EDIT-03). */
export const draftCallsOf = <Post>(
  { item, ...calls }: PostCalls<Post> & Partial<AttachmentCalls<Post>>,
  fields: readonly string[],
): DraftCalls<Post> => ({
  ...calls,
  item: calls.posted ?? item,
  wireTexts: z.object(Object.fromEntries(fields.map((field) => [field, wireText]))),
  written: (texts) => texts,
});
