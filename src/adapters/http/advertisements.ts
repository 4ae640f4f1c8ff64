import * as z from 'zod/mini';
import type { Advertisement } from '@/content/posts/posts.ts';
import type { AttachmentCalls } from './posts.ts';
import { imageAddress, wireList, wireWrittenPost } from './wire.ts';

/** The maximum number of images in one post: a page shows ten posts with all their images. */
const MOST_IMAGES = 50;

/** Advertisements on the server: texts, and any number of images (ADVT-01…03). */
export const ADVERTISEMENTS: AttachmentCalls<Advertisement> = {
  list: 'api/Advertisement',
  item: 'api/advertisement',
  posted: 'api/advertisement',
  files: 'Images',
  wireItem: (baseUrl) =>
    z.pipe(
      z.object({ ...wireWrittenPost, imageUrls: wireList(readImage(baseUrl), MOST_IMAGES) }),
      z.transform(({ imageUrls, ...post }) => ({ ...post, images: [...new Set(imageUrls)] })),
    ),
};

const readImage =
  (baseUrl: string) =>
  (named: unknown): string | undefined =>
    typeof named === 'string' && named.trim() !== '' ? imageAddress(baseUrl, named) : undefined;
