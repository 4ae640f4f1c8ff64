import { type ProvidedConflict, provideConflict } from '@/shared/machines/provide-conflict.ts';
import type { MemberRecord } from '../domain/member.ts';
import { draftOf, MEMBER_FIELDS, type MemberField } from '../domain/member-draft.ts';
import type { MemberRepository } from '../ports/member-repository.ts';
import type { MemberConflict } from './member-detail-state.ts';
import type { SaveMemberDraft } from './provide-save-member-draft.ts';

/** The comparison of two versions of a member. */
export type MemberConflictFactory = (
  met: MemberConflict,
  settled: (record: MemberRecord | undefined) => void,
) => ProvidedConflict<MemberRecord, MemberField>;

/** Provides the comparisons of members with their calls (MEMB-05). */
export function provideMemberConflicts(repository: MemberRepository, save: SaveMemberDraft): MemberConflictFactory {
  const comparison = { fields: MEMBER_FIELDS, draftOf: ({ member }: MemberRecord) => draftOf(member) };
  return (met, settled) =>
    provideConflict(comparison, met, {
      read: (signal) => repository.find(met.before.member.id, signal),
      save,
      settled,
    });
}
