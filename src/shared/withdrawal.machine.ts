import { fromPromise, setup } from 'xstate';
import { failureOf, fromOutcome, unimplementedAction, unimplementedActor } from './actors.machine.ts';
import { toItsEnd } from './after-leaving.ts';
import type { Notifications, ToastSubject } from './notifications.ports.ts';
import { done, type Failure, hasNoAnswer, type Outcome } from './outcome.ts';

/**
 * The withdrawal of a request that the user has sent and nobody has decided yet, after a confirmation (MINE-02, ROLE-08). Leaving
 * the page does not abort it.
 */
export const withdrawalMachine = setup({
  types: { events: {} as WithdrawalEvent, tags: {} as 'asking' | 'busy' },
  actors: { withdraw: fromPromise<null>(unimplementedActor('withdraw')) },
  actions: {
    reread: unimplementedAction('reread'),
    notifyWithdrawn: unimplementedAction('notifyWithdrawn'),
    notifyNotWithdrawn: (_, _reason: Failure) => unimplementedAction('notifyNotWithdrawn')(),
  },
}).createMachine({
  id: 'withdrawal',
  initial: 'waiting',
  states: {
    waiting: { on: { 'withdrawal.asked': 'asking' } },
    asking: { tags: 'asking', on: { 'withdrawal.confirmed': 'sending', 'withdrawal.cancelled': 'waiting' } },
    sending: {
      tags: ['asking', 'busy'],
      invoke: {
        src: 'withdraw',
        onDone: { target: 'waiting', actions: ['notifyWithdrawn', 'reread'] },
        // It may have been decided meanwhile.
        onError: {
          target: 'waiting',
          actions: [{ type: 'notifyNotWithdrawn', params: failureOf }, 'reread'],
        },
      },
    },
  },
});

interface WithdrawalEvent {
  readonly type: 'withdrawal.asked' | 'withdrawal.confirmed' | 'withdrawal.cancelled';
}

/** @param reread reads again what became of the request */
export type Withdrawal = (reread: () => void) => typeof withdrawalMachine;

/** Provides a withdrawal with its call, and with the subjects of the toasts that tell how it ended. */
export function provideWithdrawal(
  withdraw: () => Promise<Outcome<null>>,
  notifications: Notifications,
  subjects: Readonly<Record<'withdrawn' | 'notWithdrawn' | 'unsure', ToastSubject>>,
): Withdrawal {
  const notifyNotWithdrawn = (reason: Failure) =>
    notifications.notifyFailure({ subject: hasNoAnswer(reason) ? subjects.unsure : subjects.notWithdrawn, reason });
  // What another tab has withdrawn counts as withdrawn.
  const call = async (): Promise<Outcome<null>> => {
    const outcome = await withdraw();
    return outcome.kind === 'refused' && outcome.reason === 'notFound' ? done(null) : outcome;
  };
  const notifyWithdrawn = () => notifications.notify({ tone: 'success', subject: subjects.withdrawn });
  return (reread) =>
    withdrawalMachine.provide({
      actors: {
        withdraw: fromOutcome(({ signal }) =>
          toItsEnd(signal, call, (left) =>
            left.kind === 'done' ? notifyWithdrawn() : notifyNotWithdrawn(left.reason),
          ),
        ),
      },
      actions: {
        reread,
        notifyWithdrawn,
        notifyNotWithdrawn: (_, reason) => notifyNotWithdrawn(reason),
      },
    });
}
