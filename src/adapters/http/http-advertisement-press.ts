import type { AdvertisementPress } from '@/content/ports/advertisement-board.ts';
import type { UploadGateway } from '@/content/ports/uploads.ts';
import { makePostPress } from './post-press.ts';
import { wireAdvertisement } from './wire-advertisement.ts';

/** Publishes advertisements over HTTP: the texts, and the field `Images` once for every image (ADVT-02). */
export function makeHttpAdvertisementPress(uploads: UploadGateway, baseUrl: string): AdvertisementPress {
  return makePostPress(uploads, { path: 'api/advertisement', files: 'Images' }, wireAdvertisement(baseUrl));
}
