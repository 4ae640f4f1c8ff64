import type { RequestHandler } from 'msw';
import { announcements } from '../api/announcements.ts';
import type { Church } from '../church/church.ts';
import * as rules from '../church/rules/announcements.ts';
import { deleteDraft } from '../church/rules/drafts.ts';
import { answering } from './support/endpoint.ts';
import { taggedReply } from './support/tagged-reply.ts';

/** ANNO-01 to ANNO-03, EDIT-01, EDIT-04. */
export function announcementHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(announcements.listAnnouncements, ({ query }) => rules.listAnnouncements(church, query)),
    answer(announcements.readAnnouncement, ({ params }) => rules.readAnnouncement(church, params.id), taggedReply()),
    answer(announcements.postAnnouncement, ({ body }) => rules.postAnnouncement(church, body)),
    answer(
      announcements.changeAnnouncement,
      ({ params, basedOn, body }) => rules.changeAnnouncement(church, { id: params.id, basedOn, changes: body }),
      taggedReply(),
    ),
    answer(announcements.pinAnnouncement, ({ params, body }) =>
      rules.pinAnnouncement(church, { id: params.id, until: body.until }),
    ),
    answer(
      announcements.deleteAnnouncement,
      ({ params: { id } }) => deleteDraft(church, 'announcements', id) ?? rules.deleteAnnouncement(church, id),
    ),
  ];
}
