import type { EventRepository } from '@/content/ports/event-repository.ts';
import { done } from '@/shared/domain/outcome.ts';
import { malformed, parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { wireUpTo } from './wire.ts';
import { readEvent, wireEvent } from './wire-event.ts';

/** More events than any month has. */
const wireEvents = wireUpTo(500, wireEvent);

/** Events over HTTP (EVNT-02), readable without a session (LIST-05). */
export function makeHttpEventRepository(send: HttpClient): EventRepository {
  return {
    during: async ({ first, last }, signal) => {
      const answer = await send({ path: `api/Event/?startDate=${first}&endDate=${last}`, signal });
      const events = parseAnswer(answer, wireEvents);
      return events.kind === 'done' ? done(events.value.flatMap(readEvent)) : events;
    },
    find: async (id, signal) => {
      const answer = await send({ path: `api/Event/${encodeURIComponent(id)}`, signal });
      const event = parseAnswer(answer, wireEvent);
      if (event.kind === 'refused') return event;
      const [read] = readEvent(event.value);
      return read === undefined ? malformed(answer) : done(read);
    },
  };
}
