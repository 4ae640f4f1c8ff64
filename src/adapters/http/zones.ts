import * as z from 'zod/mini';
import type { ZoneRepository } from '@/admin/boards/boards.ports.ts';
import { type Family, peopleOf, type Zone } from '@/admin/boards/zones.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { done } from '@/shared/outcome.ts';
import { parseAnswer } from './answers.ts';
import type { HttpClient } from './client.ts';
import { acknowledgeOptional, readUntilUnsupported } from './optional-endpoint.ts';
import { readPart, wireId, wireList, wirePart, wireTrimmedText, wireWholeList } from './wire.ts';

/** Prefix of the made-up id of a person for whom the server gives only a name. */
const NAMED = 'named ';

/** A person on a board; some servers send only the name, as plain text. */
export const wireBoardPerson = z.union([
  z.object({ id: wireId, name: wireTrimmedText }),
  z.pipe(
    wireTrimmedText.check(z.minLength(1)),
    z.transform((name) => ({ id: `${NAMED}${name}`, name })),
  ),
]);

/** The server's id of a person; undefined for one with a made-up id. */
function knownId(id: EntityId | undefined): EntityId | undefined {
  return typeof id === 'string' && id.startsWith(NAMED) ? undefined : id;
}

/** Five times the members of the church; further items in an answer are dropped (REL-13). */
const MAX_ITEMS = 2000;

interface Known {
  readonly id: EntityId;
}

/** Removes repetitions, keeping the first, and everything beyond {@link MAX_ITEMS}; remembers the ids between calls. */
export function makeDeduplicate(): <Thing extends Known>(things: readonly Thing[]) => readonly Thing[] {
  const seen = new Set<string>();
  return (things) =>
    things.filter(({ id }) => {
      if (seen.has(String(id)) || seen.size >= MAX_ITEMS) return false;
      seen.add(String(id));
      return true;
    });
}

const wirePerson = wirePart(wireBoardPerson);

const wireFamily = z.object({
  id: wireId,
  name: wireTrimmedText,
  head: wirePerson,
  spouse: wirePerson,
  members: wireList(readPart(wireBoardPerson)),
});

const wireZone = z.object({
  id: wireId,
  name: wireTrimmedText,
  leader: wirePerson,
  chief: wirePerson,
  caretaker: wirePerson,
  families: wireList(readPart(wireFamily)),
});

/** Zones with their offices and families (ZONE-01). */
const wireZones = wireWholeList(readPart(wireZone));

/** Removes repeated zones, families and people; the first is kept (REL-13). */
function withoutRepetitions(zones: readonly Zone[]): readonly Zone[] {
  const familiesOnce = makeDeduplicate();
  const peopleOnce = makeDeduplicate();
  const clean = (family: Family): Family => {
    const here = peopleOnce(peopleOf(family));
    return {
      ...family,
      head: here.find((one) => one === family.head),
      spouse: here.find((one) => one === family.spouse),
      members: family.members.filter((one) => here.includes(one)),
    };
  };
  return makeDeduplicate()(zones).map((zone) => ({ ...zone, families: familiesOnce(zone.families).map(clean) }));
}

/** Zones with their offices and families over HTTP (ZONE-01…04). */
export function makeHttpZoneRepository(send: HttpClient): ZoneRepository {
  const put = async (path: string, json: object) =>
    acknowledgeOptional(await send({ method: 'PUT', path, json, keepalive: true }));

  return {
    zones: readUntilUnsupported(async (signal) => {
      const zones = parseAnswer(await send({ path: 'api/Zone', signal }), wireZones);
      return zones.kind === 'done' ? done(withoutRepetitions(zones.value)) : zones;
    }),
    giveRole: ({ zone, role, person: holder, before }) =>
      put(`api/Zone/${encodeURIComponent(zone.id)}/roles/${role}`, {
        memberId: holder?.id ?? null,
        fromMemberId: knownId(before?.id) ?? null,
      }),
    moveFamily: ({ family, from, to }) =>
      put(`api/Zone/${encodeURIComponent(to.id)}/families/${encodeURIComponent(family.id)}`, { fromZoneId: from.id }),
    moveMember: ({ person: { id }, from, to }) =>
      put(`api/Family/${encodeURIComponent(to.id)}/members/${encodeURIComponent(id)}`, { fromFamilyId: from.id }),
  };
}
