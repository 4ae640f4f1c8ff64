import type { ZoneRepository } from '@/admin/ports/zone-repository.ts';
import { done } from '@/shared/domain/outcome.ts';
import { parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { acknowledgeOptional } from './optional-endpoint.ts';
import { readUntilUnsupported } from './read-until-unsupported.ts';
import { knownId } from './wire-board-person.ts';
import { wireZones, withoutRepetitions } from './wire-zone.ts';

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
