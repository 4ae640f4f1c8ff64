import * as z from 'zod/mini';
import type { DutyRepository } from '@/admin/boards/boards.ports.ts';
import { type DutyMove, NO_DUTY } from '@/admin/boards/duties.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { done } from '@/shared/outcome.ts';
import { parseAnswer } from './answers.ts';
import type { HttpCall, HttpClient } from './client.ts';
import { readMembers } from './members.ts';
import { acknowledgeOptional } from './optional-endpoint.ts';
import { readPart, wireId, wireList, wireTrimmedText, wireWholeList } from './wire.ts';
import { makeDeduplicate, wireBoardPerson } from './zones.ts';

const wireDuty = z.object({ id: wireId, name: wireTrimmedText, members: wireList(readPart(wireBoardPerson)) });

/** Duties with their members over HTTP (DUTY-01, DUTY-04); of a repeated member, the first is kept. */
export function makeHttpDutyRepository(send: HttpClient): DutyRepository {
  return {
    duties: async (signal) => {
      const answer = await send({ path: 'api/duty/withmembers', signal });
      const duties = parseAnswer(answer, wireWholeList(readPart(wireDuty)));
      if (duties.kind === 'refused') return duties;
      const membersOnce = makeDeduplicate();
      return done(makeDeduplicate()(duties.value).map((duty) => ({ ...duty, members: membersOnce(duty.members) })));
    },
    members: async (signal) => {
      const members = await readMembers(send, signal);
      return members.kind === 'done' ? done(members.value.map(({ id, name }) => ({ id, name: name.trim() }))) : members;
    },
    move: async (move) => acknowledgeOptional(await send({ ...callOf(move), keepalive: true })),
  };
}

/** Removing a member from a duty without giving them another is a call of its own. */
function callOf({ member, from, to }: DutyMove): HttpCall {
  const seat = (duty: EntityId) => `api/Duty/${encodeURIComponent(duty)}/members/${encodeURIComponent(member.id)}`;
  if (to.id === NO_DUTY) return { method: 'DELETE', path: seat(from.id) };
  return { method: 'PUT', path: seat(to.id), json: { fromDutyId: from.id === NO_DUTY ? null : from.id } };
}
