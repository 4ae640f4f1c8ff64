import type { RequestHandler } from 'msw';
import { attendance, events } from '../api/events.ts';
import type { Church } from '../church/church.ts';
import * as attendanceRules from '../church/rules/attendance.ts';
import { calendarFeed } from '../church/rules/calendar.ts';
import { deleteDraft } from '../church/rules/drafts.ts';
import * as eventRules from '../church/rules/events.ts';
import { hash } from '../church/rules/keys.ts';
import type { ChurchEvent } from '../church/schemas/content.ts';
import { answering } from './support/endpoint.ts';
import type { Call } from './support/input.ts';
import { created, ok, taggedReply } from './support/replies.ts';

/** EVNT-02, EVNT-05, EVNT-06. */
export function eventHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  const seen = (event: ChurchEvent): object => eventRules.withPlaces(church, event);
  return [
    answer(
      events.listEvents,
      ({ query }) => eventRules.listEvents(church, query),
      (found) => ok(found.map(seen)),
    ),
    answer(events.readEvent, ({ params }) => eventRules.readEvent(church, params.id), taggedReply(seen)),
    answer(
      events.postEvent,
      ({ body }) => eventRules.postEvent(church, body),
      (event) => created(seen(event)),
    ),
    answer(
      events.changeEvent,
      ({ params, basedOn, body }) => eventRules.changeEvent(church, { id: params.id, basedOn, changes: body }),
      taggedReply(seen),
    ),
    answer(
      events.deleteEvent,
      ({ params: { id } }) => deleteDraft(church, 'events', id) ?? eventRules.deleteEvent(church, id),
    ),
    answer(events.restoreEvent, ({ params }) => eventRules.restoreEvent(church, params.id), taggedReply(seen)),
  ];
}

/** MINE-05. */
export function attendanceHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(attendance.readCalendar, () => calendarFeed(church), calendarReply),
    answer(attendance.attend, ({ params, body }, { accountId }) =>
      attendanceRules.attend(church, { eventId: params.id, accountId, people: body.people }),
    ),
    answer(attendance.listAttendance, ({ params }, caller) =>
      attendanceRules.listAttendance(church, params.id, caller),
    ),
    answer(attendance.listOwnAttendance, (_, { accountId }) => attendanceRules.ownAttendance(church, accountId)),
  ];
}

/** Calendar programs repeat their requests: an answer that they already have is not sent twice (RFC 9110, 13.1.2). */
function calendarReply(text: string, { request }: Call): Response {
  const tag = `"${hash(text)}"`;
  const headers = { ETag: tag, 'Cache-Control': 'public, max-age=900' };
  const known = (request.headers.get('If-None-Match') ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  if (known.includes(tag) || known.includes('*')) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' } });
}
