import type { SnapshotFrom } from 'xstate';
import type { Failure, Outcome } from '@/shared/domain/outcome.ts';
import { type AsyncState, asyncStateOf } from '@/shared/machines/async-state.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import type { MemberRecord } from '../domain/member.ts';
import { type Choices } from '../domain/member-conflict.ts';
import { draftOf, type MemberDraft } from '../domain/member-draft.ts';
import { memberConflictMachine, type Resolution } from './member-conflict.machine.ts';
import type { MemberConflict } from './member-detail-state.ts';

export interface MemberConflictDependencies {
  readonly read: (signal: AbortSignal) => Promise<Outcome<MemberRecord>>;
  readonly save: (settlement: Resolution, signal: AbortSignal) => Promise<Outcome<MemberRecord | undefined>>;
  /** @param record undefined where the server did not return the saved version */
  readonly settled: (record: MemberRecord | undefined) => void;
}

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

/** Provides the comparison of two versions of a member with its calls. */
export function provideMemberConflict(
  input: MemberConflict,
  dependencies: MemberConflictDependencies,
): ProvidedMemberConflict {
  return {
    input,
    machine: memberConflictMachine.provide({
      actors: {
        read: fromOutcome(({ signal }) => dependencies.read(signal)),
        save: fromOutcome((call) => dependencies.save(call.input, call.signal)),
      },
      actions: { settled: (_, record) => dependencies.settled(record) },
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
  };
}
