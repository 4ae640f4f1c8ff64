import * as z from 'zod/mini';
import type { DatedEvent } from '@/content/domain/church-event.ts';
import type { NewEvent } from '@/content/domain/event-draft.ts';
import type { Versioned } from '@/content/domain/revision.ts';
import type { PostEditor } from '@/content/ports/post-editor.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { type Answer, malformed } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { readVersioned } from './versioned-answer.ts';
import { readEvent, wireEvent } from './wire-event.ts';
import { writeEventType } from './wire-event-type.ts';
import { placesFields } from './wire-places.ts';

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
