import type { RequestHandler } from 'msw';
import * as z from 'zod';
import type { Church } from '../church/church.ts';
import * as announcements from '../church/rules/announcements.ts';
import { publishers } from '../church/rules/authorization.ts';
import { endpointsOf } from './support/endpoint.ts';
import { requiredLongText, requiredText } from './support/fields.ts';
import { jsonBody, numberParam, pageRequest } from './support/readers.ts';
import { created, noContent } from './support/replies.ts';

const draft = z.object({
  title: requiredText,
  content: requiredLongText,
  author: requiredText,
  date: z.string().max(40).optional(),
});

/** ANNO-01 to ANNO-03. */
export function announcementHandlers(church: Church): RequestHandler[] {
  const { open, guarded } = endpointsOf(church);
  return [
    open('get', 'Announcement', pageRequest, (page) => announcements.listAnnouncements(church, page)),
    open('get', 'Announcement/:id', numberParam('id'), (id) => announcements.readAnnouncement(church, id)),
    guarded(
      'post',
      'Announcement',
      publishers,
      jsonBody(draft),
      (input) => announcements.postAnnouncement(church, input),
      created,
    ),
    guarded(
      'delete',
      'Announcement/:id',
      publishers,
      numberParam('id'),
      (id) => announcements.deleteAnnouncement(church, id),
      noContent,
    ),
  ];
}
