import type { EventPublisher } from '@/content/ports/event-publisher.ts';
import { acknowledge } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { writeEventType } from './wire-event-type.ts';

/** Writes events over HTTP (EVNT-05, EVNT-06). The body of a success is not documented and not needed. */
export function makeHttpEventPublisher(send: HttpClient): EventPublisher {
  return {
    post: async ({ name, start, end, type, hostedBy, limit, waitingList }, signal) => {
      const json = { name, start, end, type: writeEventType(type), hostedBy, limit, waitingList };
      return acknowledge(await send({ method: 'POST', path: 'api/Event', json, signal }));
    },
    remove: async (id) =>
      acknowledge(await send({ method: 'DELETE', path: `api/Event/${encodeURIComponent(id)}`, keepalive: true })),
  };
}
