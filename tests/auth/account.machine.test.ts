import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideEmailChangeForm } from '@/auth/account.machine.ts';
import type { AccountGateway } from '@/auth/account.ports.ts';
import { currentUserOf } from '@/auth/current-user.machine.ts';
import type { Outcome } from '@/shared/outcome.ts';
import { settled } from '../fakes/deferred.ts';
import { handSettled } from '../fakes/hand-settled.ts';
import { runningSession } from '../support/running-session.ts';

describe('ACCT-13 another address', () => {
  it('is asked for by nobody where nobody is signed in, and that is why it failed', async () => {
    const { actor: session, restore } = runningSession();
    restore.last().resolve(undefined);
    await settled();
    const calls = handSettled<[], Outcome<null, never>>();
    const unused = () => calls.call();
    const gateway: AccountGateway = {
      register: unused,
      resendConfirmation: unused,
      confirmEmail: unused,
      sendResetLink: unused,
      resetPassword: unused,
      changePassword: unused,
      changeEmail: unused,
    };
    const { machine, input, select } = provideEmailChangeForm(gateway, session, currentUserOf(session));
    const form = createActor(machine, { input: input() }).start();
    form.send({ type: 'field.changed', field: 'newEmail', value: 'minsu@example.net' });
    form.send({ type: 'form.submitted' });
    await settled();
    expect(select(form.getSnapshot())).toMatchObject({
      failure: 'unauthorized',
      values: { newEmail: 'minsu@example.net' },
    });
    expect(calls.calls).toEqual([]);
  });
});
