import type { OrganisationRepository } from '@/organisation/ports/organisation-repository.ts';
import { parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { wireCommittee } from './wire-committee.ts';
import { wireGoverningSession } from './wire-governing-session.ts';
import { wireMission } from './wire-mission.ts';

/** The organisation over HTTP, under the wire's names (ORGN-11); readable without a session. */
export function makeHttpOrganisationRepository(send: HttpClient): OrganisationRepository {
  return {
    governingSession: async (signal) => parseAnswer(await send({ path: 'api/session', signal }), wireGoverningSession),
    committee: async (id, signal) =>
      parseAnswer(await send({ path: `api/committee/detailed/${encodeURIComponent(id)}`, signal }), wireCommittee),
    mission: async (id, signal) =>
      parseAnswer(await send({ path: `api/Department/${encodeURIComponent(id)}`, signal }), wireMission),
  };
}
