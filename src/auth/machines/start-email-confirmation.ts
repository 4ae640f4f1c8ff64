import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import { refused } from '@/shared/domain/outcome.ts';
import type { AsyncState } from '@/shared/machines/async-state.ts';
import type { AccountGateway, ConfirmationFailure } from '../ports/account-gateway.ts';
import { confirmationCalls, confirmEmailMachine } from './confirm-email.machine.ts';

/** The confirmation of the link in an e-mail, one for the whole tab: the address bar drops the link at once (REL-12). */
export type EmailConfirmationActor = ActorRefFrom<typeof confirmEmailMachine>;

/** Starts the confirmation of an e-mail address; an invalid link sends no call (ACCT-08). */
export function startEmailConfirmation(gateway: AccountGateway): EmailConfirmationActor {
  const machine = confirmEmailMachine.provide({
    actors: {
      confirm: confirmationCalls.fromOutcome(async ({ input, signal }) =>
        input === undefined ? refused('notConfirmed') : gateway.confirmEmail(input, signal),
      ),
    },
  });
  return createActor(machine).start();
}

/** The state of the confirmation by the opened link. */
export function selectConfirmation(
  snapshot: SnapshotFrom<typeof confirmEmailMachine>,
): AsyncState<'confirmed', ConfirmationFailure> {
  if (snapshot.matches({ opened: 'confirmed' })) return { status: 'ready', value: 'confirmed' };
  if (snapshot.matches({ opened: 'unanswered' })) return { status: 'failed', reason: 'unreachable' };
  if (snapshot.matches({ opened: 'failed' })) return { status: 'failed', reason: 'notConfirmed' };
  return { status: 'loading' };
}
