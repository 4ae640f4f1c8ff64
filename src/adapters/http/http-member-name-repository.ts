import { inNameOrder } from '@/organisation/domain/member-name.ts';
import type { MemberNameRepository } from '@/organisation/ports/member-name-repository.ts';
import { done } from '@/shared/domain/outcome.ts';
import type { HttpClient } from './http-client.ts';
import { readMembers } from './read-members.ts';

/** The members who can be chosen for a seat, over HTTP: those with a name, in the register's order. */
export function makeHttpMemberNameRepository(send: HttpClient): MemberNameRepository {
  return {
    all: async (signal) => {
      const members = await readMembers(send, signal);
      if (members.kind === 'refused') return members;
      return done(inNameOrder(members.value.filter(({ name }) => name.trim() !== '')));
    },
  };
}
