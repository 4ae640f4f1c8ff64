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

/** Changes events over HTTP (EDIT-01). @param send the authenticated client */
export function makeHttpEventEditor(send: HttpClient): PostEditor<DatedEvent, NewEvent> {
  return {
    find: async (id, signal) => readDated(await send({ path: addressOf(id), signal })),
    save: async ({ id, version, draft: { name, start, end, type, hostedBy } }, signal) => {
      const json = { name, start, end, type: writeEventType(type), hostedBy };
      const answer = await send({ method: 'PUT', path: addressOf(id), json, ifMatch: version, signal });
      return { outcome: readDated(answer), failures: [] };
    },
  };
}

const addressOf = (id: EntityId): string => `api/Event/${encodeURIComponent(id)}`;

function readDated(answer: Answer): Outcome<Versioned<DatedEvent>> {
  const read = readVersioned(answer, wireEvent);
  if (read.kind === 'refused') return read;
  const [item] = readEvent(read.value.item);
  return item === undefined ? malformed(answer) : done({ item, version: read.value.version });
}
