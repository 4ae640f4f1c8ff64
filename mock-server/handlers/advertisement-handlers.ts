import type { RequestHandler } from 'msw';
import { advertisements } from '../api/advertisements.ts';
import type { Church } from '../church/church.ts';
import * as rules from '../church/rules/advertisements.ts';
import { answering } from './support/endpoint.ts';

/** ADVT-01 to ADVT-03. */
export function advertisementHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(advertisements.listAdvertisements, ({ query }) => rules.listAdvertisements(church, query)),
    answer(advertisements.readAdvertisement, ({ params }) => rules.readAdvertisement(church, params.id)),
    answer(advertisements.postAdvertisement, ({ body: { Images: images, ...text } }) =>
      rules.postAdvertisement(church, { ...text, images }),
    ),
    answer(advertisements.deleteAdvertisement, ({ params }) => rules.deleteAdvertisement(church, params.id)),
  ];
}
