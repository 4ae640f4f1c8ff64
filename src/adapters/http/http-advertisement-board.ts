import type { AdvertisementBoard } from '@/content/ports/advertisement-board.ts';
import type { HttpClient } from './http-client.ts';
import { makePostList } from './post-list.ts';
import { wireAdvertisement } from './wire-advertisement.ts';

/** Advertisements over HTTP (ADVT-01, ADVT-03). */
export function makeHttpAdvertisementBoard(send: HttpClient, baseUrl: string): AdvertisementBoard {
  return makePostList(send, { list: 'api/Advertisement', item: 'api/advertisement' }, wireAdvertisement(baseUrl));
}
