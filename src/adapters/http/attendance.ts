import * as z from 'zod/mini';
import type { AttendanceRepository } from '@/content/attendance/attendance.ports.ts';
import { type EntityId, sameId } from '@/shared/entity-id.ts';
import { done } from '@/shared/outcome.ts';
import { parseAnswer } from './answers.ts';
import type { HttpClient } from './client.ts';
import { maybeUnsupported, unlessLacking } from './optional-endpoint.ts';
import { readPart, wireDate, wireId, wirePart, wireText, wireWholeList } from './wire.ts';

/** Optional fields of an event, of which a server may lack each (MINE-05). */
export const placesFields = {
  limit: wirePart(z.int().check(z.minimum(1))),
  waitingList: wirePart(z.boolean()),
};

const wireCount = z.int().check(z.minimum(0));

/** The places of an event. */
const wirePlaces = z.pipe(
  z.object({ id: wireId, ...placesFields, coming: wirePart(wireCount), queued: wirePart(wireCount) }),
  z.transform(({ id: _, waitingList = false, ...places }) => ({ ...places, waitingList })),
);

const wireAttending = z.object({
  coming: wireCount,
  queued: wirePart(wireCount),
  people: wireCount,
  waiting: z.boolean(),
});

const wireOwn = wireWholeList(
  readPart(
    z.object({
      eventId: wireId,
      name: wireText,
      start: wireDate,
      people: wireCount,
      waiting: z.boolean(),
    }),
  ),
);

const wireParties = wireWholeList(readPart(z.object({ name: wireText, people: wireCount, waiting: z.boolean() })));

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
