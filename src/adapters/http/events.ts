import * as z from 'zod/mini';
import type { EventPublisher, EventRepository } from '@/content/events/events.ports.ts';
import type { ChurchEvent, EventType } from '@/content/events/events.ts';
import { done } from '@/shared/outcome.ts';
import { acknowledge, malformed, parseAnswer } from './answers.ts';
import type { HttpClient } from './client.ts';
import { wireDate, wireId, wireText, wireUpTo } from './wire.ts';

/** The server's words for the types of event (EVNT-04). */
const TYPES: Readonly<Record<string, EventType>> = {
  오전예배: 'morning',
  수요예배: 'wednesday',
  일반행사: 'general',
  주간행사: 'weekly',
};

export function writeEventType(type: EventType): string {
  return Object.keys(TYPES).find((word) => TYPES[word] === type) ?? '';
}

/** @returns undefined for a type that this application does not know */
export function readEventType(word: string): EventType | undefined {
  return Object.hasOwn(TYPES, word) ? TYPES[word] : undefined;
}

export const wireEvent = z.object({
  id: wireId,
  name: wireText,
  start: wireDate,
  end: wireDate,
  type: wireText,
  hostedBy: wireText,
  edited: z.optional(z.unknown()),
});

/** An event without a first day cannot be shown in a calendar. */
export function readEvent({ start, end, type, edited, ...event }: z.infer<typeof wireEvent>): ChurchEvent[] {
  if (start === undefined) return [];
  const lastDay = end === undefined || end < start ? start : end;
  const day = wireDate.parse(edited);
  const editedAt = day === undefined ? undefined : new Date(String(edited));
  return [{ ...event, start, end: lastDay, type: readEventType(type), edited: day, editedAt }];
}

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
