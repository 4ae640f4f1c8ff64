import type { SnapshotFrom } from 'xstate';
import type { Failure, Outcome } from '@/shared/domain/outcome.ts';
import { type AsyncState, asyncStateOf } from '@/shared/machines/async-state.ts';
import { fromOutcome, required } from '@/shared/machines/outcome-actor.ts';
import type { RoleDetail, RoleHolder } from '../domain/role-register.ts';
import { roleDetailMachine } from './role-detail.machine.ts';

export interface RoleDetailDependencies {
  readonly read: (signal: AbortSignal) => Promise<Outcome<RoleDetail>>;
  readonly remove: (holder: RoleHolder, signal: AbortSignal) => Promise<Outcome<null>>;
  readonly notifyRemoved: (holder: RoleHolder) => void;
  readonly notifyNotRemoved: (reason: Failure) => void;
}

/** The view model of a role. */
export interface RoleDetailViewModel {
  readonly detail: AsyncState<RoleDetail>;
  /** The member who loses the role, from the question until the removal has succeeded. */
  readonly removalCandidate: RoleHolder | undefined;
  readonly isRemoving: boolean;
  readonly isAdding: boolean;
}

/** A role with its calls provided. */
export interface ProvidedRoleDetail {
  readonly machine: typeof roleDetailMachine;
  readonly select: (snapshot: SnapshotFrom<typeof roleDetailMachine>) => RoleDetailViewModel;
}

/** The members with the role. Where the server sent no readable list of them, they can be read again (ROLE-06). */
export function selectHolders({ holders }: RoleDetail): AsyncState<readonly RoleHolder[]> {
  if (holders.kind === 'refused') return { status: 'failed', reason: holders.reason };
  return asyncStateOf(holders.value, undefined);
}

export function provideRoleDetail(dependencies: RoleDetailDependencies): ProvidedRoleDetail {
  return {
    machine: roleDetailMachine.provide({
      actors: {
        read: fromOutcome(({ signal }) => dependencies.read(signal)),
        remove: fromOutcome(async ({ input, signal }) => dependencies.remove(required(input), signal)),
      },
      actions: {
        notifyRemoved: (_, holder) => holder && dependencies.notifyRemoved(holder),
        notifyNotRemoved: (_, reason) => dependencies.notifyNotRemoved(reason),
      },
    }),
    select: (snapshot) => ({
      detail: asyncStateOf(snapshot.context.detail, snapshot.context.failure),
      removalCandidate: snapshot.context.removalCandidate,
      isRemoving: snapshot.matches('removing') || snapshot.matches('reading'),
      isAdding: snapshot.matches({ ready: 'adding' }),
    }),
  };
}
