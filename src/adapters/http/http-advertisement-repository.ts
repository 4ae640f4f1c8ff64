import type { AdvertisementRepository } from '@/content/ports/advertisement-repository.ts';
import type { HttpClient } from './http-client.ts';
import { makePostList } from './post-list.ts';
import { wireAdvertisement } from './wire-advertisement.ts';

/** Where advertisements are read and taken away. */
export const ADVERTISEMENTS = { list: 'api/Advertisement', item: 'api/advertisement' };

/** Advertisements over HTTP (ADVT-01, ADVT-03). */
export function makeHttpAdvertisementRepository(send: HttpClient, baseUrl: string): AdvertisementRepository {
  return makePostList(send, ADVERTISEMENTS, wireAdvertisement(baseUrl));
}
