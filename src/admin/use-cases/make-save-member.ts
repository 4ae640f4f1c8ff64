import { type Outcome, refused } from '@/shared/domain/outcome.ts';
import type { Member, MemberRecord } from '../domain/member.ts';
import type { MemberRegistry } from '../ports/member-registry.ts';

export type SaveMember = (
  member: Member,
  version: string | undefined,
  signal?: AbortSignal,
) => Promise<Outcome<MemberRecord | undefined>>;

/**
 * Saves a member (MEMB-05). A server that does not find them may lack the call: whether they are there tells the one
 * (`unsupported`) from the other (`notFound`).
 */
export function makeSaveMember(registry: MemberRegistry): SaveMember {
  return async (member, version, signal) => {
    const saved = await registry.save(member, version, signal);
    if (saved.kind === 'done' || saved.reason !== 'notFound') return saved;
    const found = await registry.find(member.id, signal);
    return found.kind === 'done' ? refused('unsupported') : saved;
  };
}
