import type { MembershipRepository } from '@/people/ports/membership-repository.ts';
import { acknowledge, parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { maybeUnsupported } from './optional-endpoint.ts';
import { readUntilUnsupported } from './read-until-unsupported.ts';
import { wireMembership } from './wire-membership.ts';

/** The user's own membership over HTTP; optional calls (MINE-01, MINE-02). */
export function makeHttpMembershipRepository(send: HttpClient): MembershipRepository {
  return {
    own: readUntilUnsupported(async (signal) => parseAnswer(await send({ path: 'api/Me', signal }), wireMembership)),
    askForLink: async ({ name, birthDate, note }, signal) => {
      const json = { name: name.trim(), birthDate, note: note.trim() };
      return maybeUnsupported(acknowledge(await send({ method: 'POST', path: 'api/Me/link', json, signal })));
    },
    withdrawLink: async () =>
      maybeUnsupported(acknowledge(await send({ method: 'DELETE', path: 'api/Me/link', keepalive: true }))),
  };
}
