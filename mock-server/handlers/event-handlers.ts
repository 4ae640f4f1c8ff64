import type { RequestHandler } from 'msw';
import * as z from 'zod';
import type { Church } from '../church/church.ts';
import { publishers } from '../church/rules/authorization.ts';
import * as events from '../church/rules/events.ts';
import { eventTypes } from '../church/schemas/content.ts';
import { endpointsOf } from './support/endpoint.ts';
import { calendarDate, requiredText } from './support/fields.ts';
import { jsonBody, numberParam, queryOf } from './support/readers.ts';
import { created, noContent } from './support/replies.ts';

const range = z.object({ startDate: calendarDate, endDate: calendarDate });
const draft = z.object({
  name: requiredText,
  start: calendarDate,
  end: calendarDate,
  type: z.enum(eventTypes),
  hostedBy: requiredText,
});

/** EVNT-02, EVNT-05, EVNT-06. */
export function eventHandlers(church: Church): RequestHandler[] {
  const { open, guarded } = endpointsOf(church);
  return [
    open('get', 'Event', queryOf(range), (days) => events.listEvents(church, days)),
    guarded('post', 'Event', publishers, jsonBody(draft), (input) => events.postEvent(church, input), created),
    guarded('delete', 'Event/:id', publishers, numberParam('id'), (id) => events.deleteEvent(church, id), noContent),
  ];
}
