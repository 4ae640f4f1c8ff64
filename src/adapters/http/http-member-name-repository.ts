import { inNameOrder } from '@/organisation/domain/member-name.ts';
import type { MemberNameRepository } from '@/organisation/ports/member-name-repository.ts';
import { done } from '@/shared/domain/outcome.ts';
import { parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { wireMembers } from './wire-member.ts';

/** The members who can be chosen for a seat, over HTTP: those with a name, in the register's order. */
export function makeHttpMemberNameRepository(send: HttpClient): MemberNameRepository {
  return {
    all: async (signal) => {
      const members = parseAnswer(await send({ path: 'api/Member', signal }), wireMembers);
      if (members.kind === 'refused') return members;
      return done(inNameOrder(members.value.filter(({ name }) => name.trim() !== '')));
    },
  };
}
