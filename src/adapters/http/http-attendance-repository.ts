import * as z from 'zod/mini';
import type { AttendanceRepository } from '@/content/ports/attendance-repository.ts';
import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import { done } from '@/shared/domain/outcome.ts';
import { parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { maybeUnsupported, unlessLacking } from './optional-endpoint.ts';
import { wireDate, wireId, wireText } from './wire.ts';
import { readPart, wirePart, wireWholeList } from './wire-parts.ts';
import { wirePlaces } from './wire-places.ts';

const count = z.int().check(z.minimum(0));

const wireAttending = z.object({ coming: count, queued: wirePart(count), people: count, waiting: z.boolean() });

const wireOwn = wireWholeList(
  readPart(z.object({ eventId: wireId, name: wireText, start: wireDate, people: count, waiting: z.boolean() })),
);

const wireParties = wireWholeList(readPart(z.object({ name: wireText, people: count, waiting: z.boolean() })));

/** The answers to an event, over HTTP (MINE-05). @param send the authenticated client */
export function makeHttpAttendanceRepository(send: HttpClient): AttendanceRepository {
  const answers: AttendanceRepository['answers'] = async (signal) =>
    maybeUnsupported(parseAnswer(await send({ path: 'api/Me/attendance', signal }), wireOwn));

  return {
    answers,
    places: async (id, signal) =>
      parseAnswer(await send({ path: `api/Event/${encodeURIComponent(id)}`, signal }), wirePlaces),
    own: async (id, signal) => {
      const all = await answers(signal);
      if (all.kind === 'refused') return all;
      const { people = 0, waiting = false } = all.value.find(({ eventId }) => sameId(eventId, id)) ?? {};
      return done({ people, waiting });
    },
    attend: async (id, people, signal) => {
      const answer = await send({ method: 'PUT', path: addressOf(id), json: { people }, signal });
      return unlessLacking(answer, parseAnswer(answer, wireAttending));
    },
    parties: async (id, signal) => {
      const answer = await send({ path: addressOf(id), signal });
      return unlessLacking(answer, parseAnswer(answer, wireParties));
    },
  };
}

const addressOf = (id: EntityId): string => `api/Event/${encodeURIComponent(id)}/attendance`;
