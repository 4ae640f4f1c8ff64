import type { AdvertisementPublisher } from '@/content/ports/advertisement-repository.ts';
import type { UploadGateway } from '@/content/ports/uploads.ts';
import { makePostPublisher } from './post-publisher.ts';
import { wireAdvertisement } from './wire-advertisement.ts';

/** Publishes advertisements over HTTP: the texts, and the field `Images` once for every image (ADVT-02). */
export function makeHttpAdvertisementPublisher(uploads: UploadGateway, baseUrl: string): AdvertisementPublisher {
  return makePostPublisher(uploads, { path: 'api/advertisement', files: 'Images' }, wireAdvertisement(baseUrl));
}
