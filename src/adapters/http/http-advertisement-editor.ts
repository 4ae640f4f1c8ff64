import * as z from 'zod/mini';
import type { Advertisement } from '@/content/domain/advertisement.ts';
import type { AttachmentChange } from '@/content/domain/attachment-edit.ts';
import type { PostEditor } from '@/content/ports/post-editor.ts';
import type { UploadGateway } from '@/content/ports/uploads.ts';
import { done } from '@/shared/domain/outcome.ts';
import { ADVERTISEMENTS } from './advertisement-calls.ts';
import { parseAnswer } from './answer.ts';
import { makeAttachmentEditor } from './attachment-editor.ts';
import type { HttpClient } from './http-client.ts';
import { itemPath } from './http-post-repository.ts';
import { imageAddress } from './image-address.ts';
import { wireList } from './wire-parts.ts';

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
