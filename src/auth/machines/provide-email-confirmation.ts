import { refused } from '@/shared/domain/outcome.ts';
import type { AccountGateway } from '../ports/account-gateway.ts';
import { confirmationCalls, confirmEmailMachine } from './confirm-email.machine.ts';

/** Plugs the call into the confirmation of an address: what is no link is not asked about (ACCT-08). */
export function provideEmailConfirmation(gateway: AccountGateway): typeof confirmEmailMachine {
  return confirmEmailMachine.provide({
    actors: {
      confirm: confirmationCalls.fromOutcome(async ({ input, signal }) =>
        input === undefined ? refused('notConfirmed') : gateway.confirmEmail(input, signal),
      ),
    },
  });
}
