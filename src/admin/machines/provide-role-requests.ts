import type { SnapshotFrom } from 'xstate';
import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import { done, type Failure } from '@/shared/domain/outcome.ts';
import { notifyFailureAfterLeaving } from '@/shared/machines/after-leaving.ts';
import { type AsyncState, asyncStateOf } from '@/shared/machines/async-state.ts';
import { fromOutcome, required } from '@/shared/machines/outcome-actor.ts';
import type { RoleRequest } from '../domain/role-request.ts';
import type { RoleRequestRepository } from '../ports/role-request-repository.ts';
import { type DeclinedRequest, declinedRequestMachine } from './declined-request.machine.ts';
import { roleRequestsMachine } from './role-requests.machine.ts';

/** How the user is notified of decisions. */
export interface RoleDecisionToasts {
  readonly notifyGranted: (request: RoleRequest) => void;
  /** @returns withdraws the offer: the page was left, and nothing can be undone any more */
  readonly offerUndo: (
    declined: DeclinedRequest,
    answer: { readonly undo: () => void; readonly due: () => void },
  ) => () => void;
  readonly notifyNotDecided: (reason: Failure) => void;
}

/** The view model of the open requests. */
export interface RoleRequestsViewModel {
  /** Without those that were declined here. */
  readonly requests: AsyncState<readonly RoleRequest[]>;
  /** The request that is being granted, until the list was read again. */
  readonly granting: RoleRequest | undefined;
  /** The request for whose decline the user is asked for a reason. */
  readonly declineCandidate: RoleRequest | undefined;
  /** The text of that reason so far. */
  readonly writtenOf: (id: EntityId) => string;
}

/** The open requests with their calls provided. */
export interface ProvidedRoleRequests {
  readonly machine: typeof roleRequestsMachine;
  readonly select: (snapshot: SnapshotFrom<typeof roleRequestsMachine>) => RoleRequestsViewModel;
}

/** Provides the open requests with their calls (ROLE-07). */
export function provideRoleRequests(
  repository: Pick<RoleRequestRepository, 'open' | 'grant' | 'decline'>,
  toasts: RoleDecisionToasts,
): ProvidedRoleRequests {
  const decline = fromOutcome<'sent' | 'undone', DeclinedRequest>(async ({ input, signal }) => {
    const answer = await new Promise<'undo' | 'due'>((resolve) => {
      const withdraw = toasts.offerUndo(input, { undo: () => resolve('undo'), due: () => resolve('due') });
      // The page is left: declined requests are sent.
      signal.addEventListener('abort', withdraw);
    });
    if (answer === 'undo') return done('undone');
    const outcome = await notifyFailureAfterLeaving(
      signal,
      () => repository.decline(input.request.id, input.reason),
      toasts.notifyNotDecided,
    );
    return outcome.kind === 'done' ? done('sent') : outcome;
  });

  return {
    machine: roleRequestsMachine.provide({
      actors: {
        read: fromOutcome(({ signal }) => repository.open(signal)),
        grant: fromOutcome(async ({ input, signal }) => repository.grant(required(input).id, signal)),
        declined: declinedRequestMachine.provide({ actors: { decline } }),
      },
      actions: {
        notifyGranted: (_, request) => request && toasts.notifyGranted(request),
        notifyNotDecided: (_, reason) => toasts.notifyNotDecided(reason),
      },
    }),
    select: ({ context: { requests, failure, granting, declineCandidate, declined, written } }) => ({
      requests: asyncStateOf(
        requests?.filter(({ id }) => !declined.some((one) => sameId(one.id, id))),
        failure,
      ),
      granting,
      declineCandidate,
      writtenOf: (id) => written[String(id)] ?? '',
    }),
  };
}
