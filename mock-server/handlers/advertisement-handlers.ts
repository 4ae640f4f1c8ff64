import type { RequestHandler } from 'msw';
import { advertisements } from '../api/advertisements.ts';
import type { Church } from '../church/church.ts';
import * as rules from '../church/rules/advertisements.ts';
import { deleteDraft } from '../church/rules/drafts.ts';
import { answering } from './support/endpoint.ts';
import { taggedReply } from './support/tagged-reply.ts';

/** ADVT-01 to ADVT-03, EDIT-01, EDIT-04. */
export function advertisementHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(advertisements.listAdvertisements, ({ query }) => rules.listAdvertisements(church, query)),
    answer(advertisements.readAdvertisement, ({ params }) => rules.readAdvertisement(church, params.id), taggedReply()),
    answer(advertisements.postAdvertisement, ({ body: { Images: images, ...text } }) =>
      rules.postAdvertisement(church, { ...text, images }),
    ),
    answer(
      advertisements.changeAdvertisement,
      ({ params, basedOn, body: { Images: images, ...changes } }) =>
        rules.changeAdvertisement(church, { id: params.id, basedOn, changes: { ...changes, images } }),
      taggedReply(),
    ),
    answer(advertisements.pinAdvertisement, ({ params, body }) =>
      rules.pinAdvertisement(church, { id: params.id, until: body.until }),
    ),
    answer(
      advertisements.deleteAdvertisement,
      ({ params: { id } }) => deleteDraft(church, 'advertisements', id) ?? rules.deleteAdvertisement(church, id),
    ),
  ];
}
