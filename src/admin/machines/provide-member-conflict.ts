import { type ProvidedConflict, provideConflict } from '@/shared/machines/provide-conflict.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import type { MemberRecord } from '../domain/member.ts';
import { draftOf, MEMBER_FIELDS, type MemberField } from '../domain/member-draft.ts';
import type { MemberRepository } from '../ports/member-repository.ts';
import type { MemberConflict, MemberSaved } from './member-detail-state.ts';
import type { SaveMemberDraft } from './provide-save-member-draft.ts';

type ProvidedMemberConflict = ProvidedConflict<MemberRecord, MemberField>;

/** The comparison of a member's versions. @param page is sent the version that was chosen, once it is saved */
export type MemberConflictFactory = (met: MemberConflict, page: Receiver<MemberSaved>) => ProvidedMemberConflict;

/** Provides the comparisons of two versions of a member with their calls (MEMB-05). */
export function provideMemberConflicts(
  repository: Pick<MemberRepository, 'find'>,
  save: SaveMemberDraft,
): MemberConflictFactory {
  const comparison = { fields: MEMBER_FIELDS, draftOf: ({ member }: MemberRecord) => draftOf(member) };
  return (met, page) =>
    provideConflict(comparison, met, {
      read: (signal) => repository.find(met.before.member.id, signal),
      save,
      settled: (record) => page.send({ type: 'member.saved', record }),
    });
}
