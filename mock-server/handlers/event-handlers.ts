import type { RequestHandler } from 'msw';
import { events } from '../api/events.ts';
import type { Church } from '../church/church.ts';
import { deleteDraft } from '../church/rules/drafts.ts';
import * as rules from '../church/rules/events.ts';
import { answering } from './support/endpoint.ts';
import { taggedReply } from './support/tagged-reply.ts';

/** EVNT-02, EVNT-05, EVNT-06. */
export function eventHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(events.listEvents, ({ query }) => rules.listEvents(church, query)),
    answer(events.readEvent, ({ params }) => rules.readEvent(church, params.id), taggedReply()),
    answer(events.postEvent, ({ body }) => rules.postEvent(church, body)),
    answer(
      events.changeEvent,
      ({ params, basedOn, body }) => rules.changeEvent(church, { id: params.id, basedOn, changes: body }),
      taggedReply(),
    ),
    answer(
      events.deleteEvent,
      ({ params: { id } }) => deleteDraft(church, 'events', id) ?? rules.deleteEvent(church, id),
    ),
  ];
}
