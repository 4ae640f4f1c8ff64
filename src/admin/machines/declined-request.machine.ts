import { type ActorRef, fromPromise, type Snapshot, sendTo, setup } from 'xstate';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { reasonOf } from '@/shared/machines/outcome-actor.ts';
import { unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { RoleRequest } from '../domain/role-request.ts';

/** A request that is declined, with the reason for whoever asked. */
export interface DeclinedRequest {
  readonly request: RoleRequest;
  readonly reason: string;
}

/** What a declined request tells the list that it has left. */
export type DeclineReport =
  /** It was thought better of, in time. */
  | { readonly type: 'refusal.undone'; readonly id: EntityId }
  | { readonly type: 'refusal.saved'; readonly id: EntityId }
  | { readonly type: 'refusal.refused'; readonly id: EntityId; readonly reason: Failure };

export interface DeclinedRequestInput {
  readonly declined: DeclinedRequest;
  readonly list: ActorRef<Snapshot<unknown>, DeclineReport>;
}

/** One request on its way out of the list: it can be undone for a while, and is sent once (ROLE-07). */
export const declinedRequestMachine = setup({
  types: { context: {} as DeclinedRequestInput, input: {} as DeclinedRequestInput },
  actors: {
    /** Offers to undo it, and sends it when nobody has: at the latest when the page is left. */
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
            actions: { type: 'report', params: ({ context }) => ({ type: 'refusal.undone', id: idIn(context) }) },
          },
          {
            target: 'settled',
            actions: { type: 'report', params: ({ context }) => ({ type: 'refusal.saved', id: idIn(context) }) },
          },
        ],
        onError: {
          target: 'settled',
          actions: {
            type: 'report',
            params: ({ context, event }) => ({
              type: 'refusal.refused',
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
