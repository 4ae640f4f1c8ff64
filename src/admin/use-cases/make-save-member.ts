import { type Outcome, refused } from '@/shared/domain/outcome.ts';
import type { Member, MemberRecord } from '../domain/member.ts';
import type { MemberRepository } from '../ports/member-repository.ts';

export type SaveMember = (
  member: Member,
  version: string | undefined,
  signal?: AbortSignal,
) => Promise<Outcome<MemberRecord | undefined>>;

/**
 * Saves a member (MEMB-05). After a 404 the member is read: if they exist, the server lacks the call (`unsupported`);
 * if not, it is `notFound`.
 */
export function makeSaveMember(repository: MemberRepository): SaveMember {
  return async (member, version, signal) => {
    const saved = await repository.save(member, version, signal);
    if (saved.kind === 'done' || saved.reason !== 'notFound') return saved;
    const found = await repository.find(member.id, signal);
    return found.kind === 'done' ? refused('unsupported') : saved;
  };
}
