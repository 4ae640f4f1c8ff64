import { fromPromise, sendTo, setup } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failureOf } from '@/shared/machines/outcome-actor.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import { unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { Prayer, PrayerAction } from '../domain/prayer.ts';

/** An action on a request that is being sent. */
export interface AskedAction {
  readonly prayer: Prayer;
  readonly action: PrayerAction;
}

/** Events that an action sends to the list. */
export type PrayerActionNews =
  | ({ readonly type: 'action.done' } & AskedAction)
  | ({ readonly type: 'action.failed'; readonly reason: Failure } & AskedAction);

interface ActionInput extends AskedAction {
  readonly list: Receiver<PrayerActionNews>;
}

/** One action on one request. Several requests can have an action that is being sent, each one only (REL-17). */
export const prayerActionMachine = setup({
  types: { context: {} as ActionInput, input: {} as ActionInput },
  actors: { carryOut: fromPromise<null, AskedAction>(unimplementedActor('carryOut')) },
  actions: {
    reportDone: sendTo(
      ({ context }) => context.list,
      ({ context: { prayer, action } }) => ({ type: 'action.done', prayer, action }) as const,
    ),
    reportFailed: sendTo(
      ({ context }) => context.list,
      ({ context: { prayer, action } }, reason: Failure) =>
        ({ type: 'action.failed', prayer, action, reason }) as const,
    ),
  },
}).createMachine({
  id: 'prayerAction',
  context: ({ input }) => input,
  initial: 'sending',
  states: {
    sending: {
      invoke: {
        src: 'carryOut',
        input: ({ context }) => context,
        onDone: { target: 'ended', actions: 'reportDone' },
        onError: { target: 'ended', actions: { type: 'reportFailed', params: failureOf } },
      },
    },
    ended: { type: 'final' },
  },
});
