import type { SnapshotFrom } from 'xstate';
import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import { done, type Failure, type Outcome } from '@/shared/domain/outcome.ts';
import { type AsyncState, asyncStateOf } from '@/shared/machines/async-state.ts';
import { fromOutcome, present } from '@/shared/machines/outcome-actor.ts';
import type { RoleRequest } from '../domain/role-request.ts';
import { type DeclinedRequest, declinedRequestMachine } from './declined-request.machine.ts';
import { roleRequestsMachine } from './role-requests.machine.ts';

export interface RoleRequestsDependencies {
  readonly read: (signal: AbortSignal) => Promise<Outcome<readonly RoleRequest[]>>;
  readonly grant: (request: RoleRequest, signal: AbortSignal) => Promise<Outcome<null>>;
  /** Runs to its end even when nobody waits any more. */
  readonly decline: (declined: DeclinedRequest) => Promise<Outcome<null>>;
  readonly notifyGranted: (request: RoleRequest) => void;
  /** @returns a function that takes the offer back: the page was left, and nothing can be undone any more */
  readonly offerUndo: (
    declined: DeclinedRequest,
    answer: { readonly undo: () => void; readonly due: () => void },
  ) => () => void;
  readonly notifyNotDecided: (reason: Failure) => void;
}

/** What a view shows of the open requests. */
export interface RoleRequestsViewModel {
  /** Without those that were declined here. */
  readonly requests: AsyncState<readonly RoleRequest[]>;
  /** The request that is being granted, until the list was read again. */
  readonly granting: RoleRequest | undefined;
  /** The request of which it is asked why it is declined. */
  readonly doomed: RoleRequest | undefined;
  /** What was written of that so far. */
  readonly writtenOf: (id: EntityId) => string;
}

/** The open requests with their calls provided. */
export interface ProvidedRoleRequests {
  readonly machine: typeof roleRequestsMachine;
  readonly select: (snapshot: SnapshotFrom<typeof roleRequestsMachine>) => RoleRequestsViewModel;
}

export function provideRoleRequests(dependencies: RoleRequestsDependencies): ProvidedRoleRequests {
  const decline = fromOutcome<'sent' | 'undone', DeclinedRequest>(async ({ input, signal }) => {
    const answer = await new Promise<'undo' | 'due'>((resolve) => {
      const withdraw = dependencies.offerUndo(input, { undo: () => resolve('undo'), due: () => resolve('due') });
      // The page is left: what was declined is sent.
      signal.addEventListener('abort', withdraw);
    });
    if (answer === 'undo') return done('undone');
    const outcome = await dependencies.decline(input);
    // The page was left meanwhile, and cannot tell of it.
    if (signal.aborted && outcome.kind === 'refused') dependencies.notifyNotDecided(outcome.reason);
    return outcome.kind === 'done' ? done('sent') : outcome;
  });

  return {
    machine: roleRequestsMachine.provide({
      actors: {
        read: fromOutcome(({ signal }) => dependencies.read(signal)),
        grant: fromOutcome(async ({ input, signal }) => dependencies.grant(present(input), signal)),
        declined: declinedRequestMachine.provide({ actors: { decline } }),
      },
      actions: {
        notifyGranted: (_, request) => request && dependencies.notifyGranted(request),
        notifyNotDecided: (_, reason) => dependencies.notifyNotDecided(reason),
      },
    }),
    select: ({ context: { requests, failure, granting, doomed, declined, written } }) => ({
      requests: asyncStateOf(
        requests?.filter(({ id }) => !declined.some((one) => sameId(one.id, id))),
        failure,
      ),
      granting,
      doomed,
      writtenOf: (id) => written[String(id)] ?? '',
    }),
  };
}
