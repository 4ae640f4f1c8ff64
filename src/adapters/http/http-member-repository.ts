import type { Member, MemberRecord } from '@/admin/domain/member.ts';
import type { MemberRepository } from '@/admin/ports/member-repository.ts';
import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { type Answer, acknowledge, parseAnswer, versionIn } from './answer.ts';
import type { HttpCall, HttpClient } from './http-client.ts';
import { maybeUnsupported } from './optional-endpoint.ts';
import { readMembers } from './read-members.ts';
import { wireDuties, wireMember, writeMember } from './wire-member.ts';

/**
 * The register of members over HTTP (MEMB-01…06).
 * @param send the authenticated client
 */
export function makeHttpMemberRepository(send: HttpClient): MemberRepository {
  return {
    all: (signal) => readMembers(send, signal),
    find: async (id, signal) => {
      const answer = await send({ path: addressOf(id), signal });
      const read = parseAnswer(answer, wireMember);
      return read.kind === 'done' ? done({ member: read.value, version: versionIn(answer) }) : read;
    },
    duties: async (signal) => parseAnswer(await send({ path: 'api/duty/withmembers', signal }), wireDuties),
    add: async (member) => {
      const answer = await send({ method: 'POST', path: 'api/Member', json: member, keepalive: true });
      const written = readWritten(answer);
      if (written.kind === 'refused') return maybeUnsupported(written);
      return done(written.value?.member);
    },
    save: async (member, version, signal) =>
      readWritten(
        await send({ method: 'PUT', path: addressOf(member.id), json: writeMember(member), ifMatch: version, signal }),
      ),
    remove: async (id) => acknowledge(await send({ method: 'DELETE', path: addressOf(id), keepalive: true })),
    restore: async (id) => {
      const call: HttpCall = { method: 'POST', path: `${addressOf(id)}/restore`, keepalive: true };
      return maybeUnsupported(acknowledge(await send(call)));
    },
  };
}

const addressOf = (id: Member['id']): string => `api/member/${encodeURIComponent(id)}`;

/** The member in the answer to a successful write, where the server sends one. */
function readWritten(answer: Answer): Outcome<MemberRecord | undefined> {
  const saved = acknowledge(answer);
  if (saved.kind === 'refused') return saved;
  const read = parseAnswer(answer, wireMember);
  return done(read.kind === 'done' ? { member: read.value, version: versionIn(answer) } : undefined);
}
