import type { SnapshotFrom } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { type AsyncState, asyncStateOf } from '@/shared/machines/async-state.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import type { MemberRecord } from '../domain/member.ts';
import type { Choices } from '../domain/member-conflict.ts';
import { draftOf, type MemberDraft } from '../domain/member-draft.ts';
import type { MemberRepository } from '../ports/member-repository.ts';
import { memberConflictMachine } from './member-conflict.machine.ts';
import type { MemberConflict } from './member-detail-state.ts';
import type { SaveMemberDraft } from './provide-save-member-draft.ts';

/** The view model of two versions of a member. */
export interface MemberConflictViewModel {
  readonly mine: MemberDraft;
  /** The version that the other user saved. */
  readonly theirs: AsyncState<MemberDraft>;
  readonly choices: Choices;
  readonly isSaving: boolean;
  /** Why the chosen version was not saved. */
  readonly reason: Failure | undefined;
}

export interface ProvidedMemberConflict {
  readonly machine: typeof memberConflictMachine;
  readonly input: MemberConflict;
  readonly select: (snapshot: SnapshotFrom<typeof memberConflictMachine>) => MemberConflictViewModel;
}

/** @param settled gets undefined where the server did not return the saved version */
export type MemberConflictFactory = (
  met: MemberConflict,
  settled: (record: MemberRecord | undefined) => void,
) => ProvidedMemberConflict;

/** Provides the comparison of two versions of a member with its calls (MEMB-05). */
export function provideMemberConflicts(repository: MemberRepository, save: SaveMemberDraft): MemberConflictFactory {
  return (met, settled) => ({
    input: met,
    machine: memberConflictMachine.provide({
      actors: {
        read: fromOutcome(({ signal }) => repository.find(met.before.member.id, signal)),
        save: fromOutcome(({ input, signal }) => save(input, signal)),
      },
      actions: { settled: (_, record) => settled(record) },
    }),
    select: (snapshot) => {
      const { mine, theirs, choices, reason } = snapshot.context;
      return {
        mine,
        theirs: asyncStateOf(theirs && draftOf(theirs.member), snapshot.matches('failed') ? reason : undefined),
        choices,
        isSaving: snapshot.matches('saving'),
        reason,
      };
    },
  });
}
