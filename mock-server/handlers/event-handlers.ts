import type { RequestHandler } from 'msw';
import { events } from '../api/events.ts';
import type { Church } from '../church/church.ts';
import { deleteDraft } from '../church/rules/drafts.ts';
import { withPlaces } from '../church/rules/event-places.ts';
import * as rules from '../church/rules/events.ts';
import type { ChurchEvent } from '../church/schemas/content.ts';
import { answering } from './support/endpoint.ts';
import { created, ok } from './support/replies.ts';
import { taggedReply } from './support/tagged-reply.ts';

/** EVNT-02, EVNT-05, EVNT-06. */
export function eventHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  const seen = (event: ChurchEvent): object => withPlaces(church, event);
  return [
    answer(
      events.listEvents,
      ({ query }) => rules.listEvents(church, query),
      (found) => ok(found.map(seen)),
    ),
    answer(events.readEvent, ({ params }) => rules.readEvent(church, params.id), taggedReply(seen)),
    answer(
      events.postEvent,
      ({ body }) => rules.postEvent(church, body),
      (event) => created(seen(event)),
    ),
    answer(
      events.changeEvent,
      ({ params, basedOn, body }) => rules.changeEvent(church, { id: params.id, basedOn, changes: body }),
      taggedReply(seen),
    ),
    answer(
      events.deleteEvent,
      ({ params: { id } }) => deleteDraft(church, 'events', id) ?? rules.deleteEvent(church, id),
    ),
  ];
}
