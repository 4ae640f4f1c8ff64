import type { SnapshotFrom } from 'xstate';
import { refused } from '@/shared/domain/outcome.ts';
import type { AsyncState } from '@/shared/machines/async-state.ts';
import type { AccountGateway, ConfirmationReason } from '../ports/account-gateway.ts';
import { confirmationCalls, confirmEmailMachine } from './confirm-email.machine.ts';

/** Provides the confirmation of an e-mail address with its call, which is not made for an invalid link (ACCT-08). */
export function provideEmailConfirmation(gateway: AccountGateway): typeof confirmEmailMachine {
  return confirmEmailMachine.provide({
    actors: {
      confirm: confirmationCalls.fromOutcome(async ({ input, signal }) =>
        input === undefined ? refused('notConfirmed') : gateway.confirmEmail(input, signal),
      ),
    },
  });
}

/** The state of the link that was opened. */
export function selectConfirmation(
  snapshot: SnapshotFrom<typeof confirmEmailMachine>,
): AsyncState<'confirmed', ConfirmationReason> {
  if (snapshot.matches({ opened: 'confirmed' })) return { status: 'ready', value: 'confirmed' };
  if (snapshot.matches({ opened: 'unanswered' })) return { status: 'failed', reason: 'unreachable' };
  if (snapshot.matches({ opened: 'failed' })) return { status: 'failed', reason: 'notConfirmed' };
  return { status: 'loading' };
}
