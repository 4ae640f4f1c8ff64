import { type ActorRef, fromPromise, type Snapshot, sendTo, setup } from 'xstate';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { reasonOf } from '@/shared/machines/outcome-actor.ts';
import { unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { RoleRequest } from '../domain/role-request.ts';

/** A declined request, with the reason that its requester is given. */
export interface DeclinedRequest {
  readonly request: RoleRequest;
  readonly reason: string;
}

/** Events that a declined request sends to the list. */
export type DeclineReport =
  /** The user undid it in time. */
  | { readonly type: 'decline.undone'; readonly id: EntityId }
  | { readonly type: 'decline.saved'; readonly id: EntityId }
  | { readonly type: 'decline.failed'; readonly id: EntityId; readonly reason: Failure };

export interface DeclinedRequestInput {
  readonly declined: DeclinedRequest;
  readonly list: ActorRef<Snapshot<unknown>, DeclineReport>;
}

/** A declined request that has left the list: it can be undone for a while, and is sent once (ROLE-07). */
export const declinedRequestMachine = setup({
  types: { context: {} as DeclinedRequestInput, input: {} as DeclinedRequestInput },
  actors: {
    /** Offers the undo, and sends the request when the offer expires or the user leaves the page. */
    decline: fromPromise<'sent' | 'undone', DeclinedRequest>(unimplementedActor('decline')),
  },
  actions: {
    report: sendTo(
      ({ context }) => context.list,
      (_, report: DeclineReport) => report,
    ),
  },
}).createMachine({
  id: 'declinedRequest',
  context: ({ input }) => input,
  initial: 'leaving',
  states: {
    leaving: {
      invoke: {
        src: 'decline',
        input: ({ context }) => context.declined,
        onDone: [
          {
            guard: ({ event }) => event.output === 'undone',
            target: 'settled',
            actions: { type: 'report', params: ({ context }) => ({ type: 'decline.undone', id: idIn(context) }) },
          },
          {
            target: 'settled',
            actions: { type: 'report', params: ({ context }) => ({ type: 'decline.saved', id: idIn(context) }) },
          },
        ],
        onError: {
          target: 'settled',
          actions: {
            type: 'report',
            params: ({ context, event }) => ({
              type: 'decline.failed',
              id: idIn(context),
              reason: reasonOf(event.error),
            }),
          },
        },
      },
    },
    settled: { type: 'final' },
  },
});

function idIn({ declined }: DeclinedRequestInput): EntityId {
  return declined.request.id;
}
