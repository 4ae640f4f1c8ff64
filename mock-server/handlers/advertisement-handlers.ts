import type { RequestHandler } from 'msw';
import * as z from 'zod';
import type { Church } from '../church/church.ts';
import * as advertisements from '../church/rules/advertisements.ts';
import { publishers } from '../church/rules/authorization.ts';
import { endpointsOf } from './support/endpoint.ts';
import { fileFields, longTextField, textField } from './support/fields.ts';
import { multipartBody } from './support/multipart.ts';
import { numberParam, pageRequest } from './support/readers.ts';
import { created, noContent } from './support/replies.ts';

const draft = z.object({
  title: textField,
  content: longTextField,
  author: textField,
  images: fileFields.default([]),
});

/** ADVT-01 to ADVT-03. */
export function advertisementHandlers(church: Church): RequestHandler[] {
  const { open, guarded } = endpointsOf(church);
  return [
    open('get', 'Advertisement', pageRequest, (page) => advertisements.listAdvertisements(church, page)),
    guarded(
      'post',
      'advertisement',
      publishers,
      multipartBody(draft),
      (input) => advertisements.postAdvertisement(church, input),
      created,
    ),
    guarded(
      'delete',
      'advertisement/:id',
      publishers,
      numberParam('id'),
      (id) => advertisements.deleteAdvertisement(church, id),
      noContent,
    ),
  ];
}
