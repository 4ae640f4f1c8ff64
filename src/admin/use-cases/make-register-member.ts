import { type Outcome, refused } from '@/shared/domain/outcome.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { MemberEntry } from '../domain/member.ts';
import { type NewMemberDraft, readNewMember } from '../domain/new-member.ts';
import type { MemberRepository } from '../ports/member-repository.ts';

/** @returns the registered member; undefined when the server does not return them */
export type RegisterMember = (draft: NewMemberDraft) => Promise<Outcome<MemberEntry | undefined>>;

/** Registers a member; a draft with an error is `invalid` and is not sent (MEMB-04). */
export function makeRegisterMember(repository: MemberRepository, clock: Clock): RegisterMember {
  return async (draft) => {
    const member = readNewMember(draft, clock.today());
    return member === undefined ? refused('invalid') : repository.add(member);
  };
}
