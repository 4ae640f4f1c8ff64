import type { RequestHandler } from 'msw';
import { announcements } from '../api/announcements.ts';
import type { Church } from '../church/church.ts';
import * as rules from '../church/rules/announcements.ts';
import { answering } from './support/endpoint.ts';

/** ANNO-01 to ANNO-03. */
export function announcementHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(announcements.listAnnouncements, ({ query }) => rules.listAnnouncements(church, query)),
    answer(announcements.readAnnouncement, ({ params }) => rules.readAnnouncement(church, params.id)),
    answer(announcements.postAnnouncement, ({ body }) => rules.postAnnouncement(church, body)),
    answer(announcements.deleteAnnouncement, ({ params }) => rules.deleteAnnouncement(church, params.id)),
  ];
}
