import * as z from 'zod/mini';
import type { Advertisement } from '@/content/posts/posts.ts';
import type { UploadGateway } from '@/content/uploads/uploads.ports.ts';
import type { AttachmentChange } from '@/content/writing/attachments.ts';
import type { PostEditor } from '@/content/writing/writing.ports.ts';
import { done } from '@/shared/outcome.ts';
import { ADVERTISEMENTS } from './advertisements.ts';
import { parseAnswer } from './answers.ts';
import type { HttpClient } from './client.ts';
import { itemPath } from './posts.ts';
import { makeAttachmentEditor } from './posts.writing.ts';
import { imageAddress, wireList } from './wire.ts';

const wireNames = z.object({ imageUrls: wireList((name) => (typeof name === 'string' ? name : undefined)) });

/**
 * Changes advertisements over HTTP (EDIT-01). The images that stay are sent under the server's own names, so that it
 * recognises them; those that this page cannot show are sent behind the others.
 */
export function makeHttpAdvertisementEditor(
  send: HttpClient,
  uploads: UploadGateway,
  baseUrl: string,
): PostEditor<Advertisement, AttachmentChange> {
  return makeAttachmentEditor(send, uploads, baseUrl, ADVERTISEMENTS, async (id, { kept }, signal) => {
    const read = parseAnswer(await send({ path: itemPath(ADVERTISEMENTS.posted, id), signal }), wireNames);
    if (read.kind === 'refused') return read;
    const { imageUrls } = read.value;
    const shown = kept.flatMap((address) => imageUrls.find((name) => imageAddress(baseUrl, name) === address) ?? []);
    const hidden = imageUrls.filter((name) => imageAddress(baseUrl, name) === undefined);
    return done([...shown, ...hidden]);
  });
}
