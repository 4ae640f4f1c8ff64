import {
  type ConflictDependencies,
  type ProvidedConflict,
  provideConflict,
} from '@/shared/machines/provide-conflict.ts';
import type { MemberRecord } from '../domain/member.ts';
import { draftOf, MEMBER_FIELDS, type MemberDraft, type MemberField } from '../domain/member-draft.ts';
import type { MemberConflict } from './member-detail-state.ts';

export type ProvidedMemberConflict = ProvidedConflict<MemberRecord, MemberField>;

export type MemberConflictFactory = (
  met: MemberConflict,
  settled: (record: MemberRecord | undefined) => void,
) => ProvidedMemberConflict;

/** Provides the comparison of two versions of a member with its calls (MEMB-05). */
export function provideMemberConflict(
  met: MemberConflict,
  dependencies: ConflictDependencies<MemberRecord, MemberDraft>,
): ProvidedMemberConflict {
  const comparison = { fields: MEMBER_FIELDS, draftOf: ({ member }: MemberRecord) => draftOf(member) };
  return provideConflict(comparison, met, dependencies);
}
