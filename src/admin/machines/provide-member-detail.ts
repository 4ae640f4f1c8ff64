import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { AsyncState } from '@/shared/machines/async-state.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import type { MemberEntry, MemberPlace, MemberRecord } from '../domain/member.ts';
import { memberDetailMachine } from './member-detail.machine.ts';
import type { MetConflict } from './member-detail-state.ts';

export interface MemberDetailDependencies {
  readonly read: (signal: AbortSignal) => Promise<Outcome<MemberRecord>>;
  readonly readDuties: (signal: AbortSignal) => Promise<Outcome<readonly MemberPlace[]>>;
  /** Tells by itself how it went, and offers the undo. */
  readonly remove: (member: MemberEntry) => Promise<Outcome<null>>;
}

/** A member's page that runs. */
export type MemberDetailActor = ActorRefFrom<typeof memberDetailMachine>;

/** What a view shows of a member who was read. */
export interface MemberDetailViewModel {
  readonly record: MemberRecord;
  readonly duties: readonly MemberPlace[] | undefined;
  readonly lacksDuties: boolean;
  readonly conflict: MetConflict | undefined;
  /** It is asked whether the member shall be removed, or they are being removed. */
  readonly isDoomed: boolean;
  readonly isRemoving: boolean;
}

export interface ProvidedMemberDetail {
  readonly machine: typeof memberDetailMachine;
  /** Empty where there is nobody of that number. */
  readonly select: (snapshot: SnapshotFrom<typeof memberDetailMachine>) => AsyncState<MemberDetailViewModel>;
}

/** Provides the page of one member with the calls. */
export function provideMemberDetail(dependencies: MemberDetailDependencies): ProvidedMemberDetail {
  return {
    machine: memberDetailMachine.provide({
      actors: {
        read: fromOutcome(({ signal }) => dependencies.read(signal)),
        readDuties: fromOutcome(({ signal }) => dependencies.readDuties(signal)),
        remove: fromOutcome(({ input }) => dependencies.remove(input.member)),
      },
    }),
    select: (snapshot) => {
      const { record, duties, lacksDuties, conflict, reason } = snapshot.context;
      if (snapshot.matches('failed') && reason !== undefined) return { status: 'failed', reason };
      if (snapshot.matches('missing')) return { status: 'empty' };
      // Whoever was removed has no page any more: the list is on its way.
      if (snapshot.matches('removed') || snapshot.hasTag('loading') || record === undefined) {
        return { status: 'loading' };
      }
      const isRemoving = snapshot.matches('removing');
      const isDoomed = isRemoving || snapshot.matches('confirming');
      return { status: 'ready', value: { record, duties, lacksDuties, conflict, isDoomed, isRemoving } };
    },
  };
}
