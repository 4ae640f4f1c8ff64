import { type ActorRefFrom, fromCallback, type SnapshotFrom } from 'xstate';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { AsyncState } from '@/shared/machines/async-state.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { MemberEntry, MemberPlace, MemberRecord } from '../domain/member.ts';
import type { MemberRepository } from '../ports/member-repository.ts';
import { memberDetailMachine } from './member-detail.machine.ts';
import type { MemberConflict } from './member-detail-state.ts';

export interface MemberDetailDependencies {
  readonly read: (signal: AbortSignal) => Promise<Outcome<MemberRecord>>;
  readonly readDuties: (signal: AbortSignal) => Promise<Outcome<readonly MemberPlace[]>>;
  /** Notifies of its outcome itself, and offers the undo. */
  readonly remove: (member: MemberEntry) => Promise<Outcome<null>>;
  readonly navigation: Navigation;
  /** The address of the list, which is shown when the member was removed. */
  readonly list: string;
}

/** A running machine of a member's page. */
export type MemberDetailActor = ActorRefFrom<typeof memberDetailMachine>;

/** The view model of a member who was read. */
export interface MemberDetailViewModel {
  readonly record: MemberRecord;
  readonly duties: readonly MemberPlace[] | undefined;
  readonly lacksDuties: boolean;
  readonly conflict: MemberConflict | undefined;
  /** Whether the confirmation of the removal is open, or the removal is being sent. */
  readonly isRemovalAsked: boolean;
  readonly isRemoving: boolean;
}

export interface ProvidedMemberDetail {
  readonly machine: typeof memberDetailMachine;
  /** Empty where no member has that number. */
  readonly select: (snapshot: SnapshotFrom<typeof memberDetailMachine>) => AsyncState<MemberDetailViewModel>;
}

export type MemberDetailFactory = (id: EntityId) => ProvidedMemberDetail;

/** The pages of members (MEMB-05). */
export function provideMemberDetails(
  repository: MemberRepository,
  dependencies: Pick<MemberDetailDependencies, 'remove' | 'navigation' | 'list'>,
): MemberDetailFactory {
  return (id) =>
    provideMemberDetail({
      ...dependencies,
      read: (signal) => repository.find(id, signal),
      readDuties: (signal) => repository.duties(signal),
    });
}

/** Provides the page of one member with the calls. */
export function provideMemberDetail(dependencies: MemberDetailDependencies): ProvidedMemberDetail {
  return {
    machine: memberDetailMachine.provide({
      actors: {
        read: fromOutcome(({ signal }) => dependencies.read(signal)),
        readDuties: fromOutcome(({ signal }) => dependencies.readDuties(signal)),
        remove: fromOutcome(({ input }) => dependencies.remove(input.member)),
        showList: fromCallback(() => dependencies.navigation.replace(dependencies.list)),
      },
    }),
    select: (snapshot) => {
      const { record, duties, lacksDuties, conflict, failure } = snapshot.context;
      if (snapshot.matches('failed') && failure !== undefined) return { status: 'failed', reason: failure };
      if (snapshot.matches('missing')) return { status: 'empty' };
      // A removed member has no page any more: the list is shown next.
      if (snapshot.matches('removed') || snapshot.hasTag('loading') || record === undefined) {
        return { status: 'loading' };
      }
      const isRemoving = snapshot.matches('removing');
      const isRemovalAsked = isRemoving || snapshot.matches('confirming');
      const asked = snapshot.matches('conflicted') ? conflict : undefined;
      return {
        status: 'ready',
        value: { record, duties, lacksDuties, conflict: asked, isRemovalAsked, isRemoving },
      };
    },
  };
}
