import * as z from 'zod/mini';
import { type DatedEvent, EVENT_TYPES } from '@/content/events/events.ts';
import { type NewEvent, readLimit, WITH_WAITING_LIST } from '@/content/events/events.writing.ts';
import type { Versioned } from '@/content/writing/edits.ts';
import type { PostEditor } from '@/content/writing/writing.ports.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { done, type Outcome } from '@/shared/outcome.ts';
import { type Answer, malformed } from './answers.ts';
import { placesFields } from './attendance.ts';
import type { HttpClient } from './client.ts';
import { readEvent, readEventType, wireEvent, writeEventType } from './events.ts';
import type { DraftCalls } from './posts.drafts.ts';
import { readVersioned } from './posts.writing.ts';
import { wireText } from './wire.ts';

/** A day or a type that was not chosen yet is ''. */
const wireEventTexts = z.pipe(
  z.object({ name: wireText, start: wireText, end: wireText, type: wireText, hostedBy: wireText, ...placesFields }),
  z.transform(({ limit, waitingList, ...texts }) => ({
    ...texts,
    type: readEventType(texts.type) ?? '',
    limit: limit === undefined ? '' : String(limit),
    withWaitingList: waitingList === true ? WITH_WAITING_LIST : '',
  })),
);

/** The drafts of events (EDIT-03). */
export const eventDraftCalls: DraftCalls<DatedEvent> = {
  list: 'api/Event',
  item: 'api/Event',
  wireTexts: wireEventTexts,
  written: ({ limit = '', withWaitingList, ...texts }) => {
    const type = EVENT_TYPES.find((one) => one === texts['type']);
    return {
      ...texts,
      type: type === undefined ? '' : writeEventType(type),
      limit: readLimit(limit) ?? null,
      waitingList: limit.trim() !== '' && withWaitingList === WITH_WAITING_LIST,
    };
  },
  wireItem: () => wireDatedEvent,
};

const wireDatedEvent = z.pipe(
  wireEvent,
  z.transform((event, { issues }): DatedEvent => {
    const [read] = readEvent(event);
    if (read === undefined) issues.push({ code: 'custom', input: event });
    return read ?? z.NEVER;
  }),
);

/** Changes events over HTTP (EDIT-01). @param send the authenticated client */
export function makeHttpEventEditor(send: HttpClient): PostEditor<DatedEvent, NewEvent> {
  return {
    find: async (id, signal) => readDated(await send({ path: addressOf(id), signal })),
    save: async ({ id, version, draft: { name, start, end, type, hostedBy, limit, waitingList } }, signal) => {
      // Where these two fields are missing, the server keeps the values that the event has (MINE-05).
      const places = { limit: limit ?? null, waitingList: waitingList ?? false };
      const json = { name, start, end, type: writeEventType(type), hostedBy, ...places };
      const answer = await send({ method: 'PUT', path: addressOf(id), json, ifMatch: version, signal });
      return { outcome: readDated(answer), failures: [] };
    },
  };
}

/** Only editing and drafts need the places of an event: the home page loads a schema without them. */
const wireEditedEvent = z.extend(wireEvent, placesFields);

const addressOf = (id: EntityId): string => `api/Event/${encodeURIComponent(id)}`;

function readDated(answer: Answer): Outcome<Versioned<DatedEvent>> {
  const read = readVersioned(answer, wireEditedEvent);
  if (read.kind === 'refused') return read;
  const { limit, waitingList, ...event } = read.value.item;
  const [item] = readEvent(event);
  if (item === undefined) return malformed(answer);
  return done({ item: { ...item, limit, waitingList }, version: read.value.version });
}
