import type { MembershipRepository } from '@/people/ports/membership-repository.ts';
import { parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { readUntilUnsupported } from './read-until-unsupported.ts';
import { wireMembership } from './wire-membership.ts';

/** The user's own membership over HTTP; an optional call (MINE-01). */
export function makeHttpMembershipRepository(send: HttpClient): MembershipRepository {
  return {
    own: readUntilUnsupported(async (signal) => parseAnswer(await send({ path: 'api/Me', signal }), wireMembership)),
  };
}
