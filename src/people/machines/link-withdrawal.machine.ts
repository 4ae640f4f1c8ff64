import { fromPromise, setup } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failureOf } from '@/shared/machines/outcome-actor.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';

export interface LinkWithdrawalEvent {
  readonly type: 'withdrawal.asked' | 'withdrawal.confirmed' | 'withdrawal.cancelled';
}

/**
 * The withdrawal of the user's request to be linked to a member, after a confirmation (MINE-02). Leaving the page does
 * not abort it.
 */
export const linkWithdrawalMachine = setup({
  types: { events: {} as LinkWithdrawalEvent },
  actors: { withdraw: fromPromise<null>(unimplementedActor('withdraw')) },
  actions: {
    reread: unimplementedAction('reread'),
    notifyWithdrawn: unimplementedAction('notifyWithdrawn'),
    notifyNotWithdrawn: (_, _reason: Failure) => unimplementedAction('notifyNotWithdrawn')(),
  },
}).createMachine({
  id: 'linkWithdrawal',
  initial: 'waiting',
  states: {
    waiting: { on: { 'withdrawal.asked': 'asking' } },
    asking: { tags: 'asking', on: { 'withdrawal.confirmed': 'sending', 'withdrawal.cancelled': 'waiting' } },
    sending: {
      tags: ['asking', 'busy'],
      invoke: {
        src: 'withdraw',
        onDone: { target: 'waiting', actions: ['notifyWithdrawn', 'reread'] },
        // The office may have decided on the request meanwhile.
        onError: {
          target: 'waiting',
          actions: [{ type: 'notifyNotWithdrawn', params: failureOf }, 'reread'],
        },
      },
    },
  },
});
