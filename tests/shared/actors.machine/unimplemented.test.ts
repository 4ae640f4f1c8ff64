import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { loginDialogMachine } from '@/auth/login.machine.ts';
import { sessionMachine } from '@/auth/session.machine.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/actors.machine.ts';
import { createFormMachine } from '@/shared/form.machine.ts';
import { settled } from '../../fakes/deferred.ts';
import { takeReported } from '../../fakes/reported-errors.ts';

/** The error with which an actor fails. */
async function lastWords(start: (failed: (error: unknown) => void) => void): Promise<unknown> {
  const errors: unknown[] = [];
  start((error) => errors.push(error));
  await settled();
  return errors[0];
}

describe('REL-27 an actor or action without implementations', () => {
  it('rejects, and names itself', async () => {
    await expect(unimplementedActor('restore')()).rejects.toThrow('Nothing is provided to restore');
    expect(takeReported()).toEqual([new Error('Nothing is provided to restore')]);
  });

  it('throws when it is an action', () => {
    expect(unimplementedAction('storeToken')).toThrow('Nothing is provided to storeToken');
  });

  it('of a form refuses the submit', async () => {
    const machine = createFormMachine().provide({ actions: { begin: () => undefined } });
    const definition = { initial: {}, errors: () => ({}) };
    const form = createActor(machine, { input: { definition, blank: {}, stored: undefined } }).start();
    form.send({ type: 'form.submitted' });
    const after = await waitFor(form, (snapshot) => snapshot.matches('editing'));
    expect(after.context.failure).toEqual(new Error('Nothing is provided to submit'));
    expect(takeReported()).toEqual([new Error('Nothing is provided to submit')]);
  });

  it('of the session stops it', async () => {
    const words = await lastWords((failed) => {
      const session = createActor(sessionMachine);
      session.subscribe({ error: failed });
      session.start();
    });
    expect(words).toEqual(new Error('Nothing is provided to otherTabs'));
    expect(takeReported()).toEqual([new Error('Nothing is provided to restore')]);
  });

  it('of the login dialog stops it', async () => {
    const words = await lastWords((failed) => {
      const dialog = createActor(loginDialogMachine, { input: { home: '/home' } });
      dialog.subscribe({ error: failed });
      dialog.start();
    });
    expect(words).toEqual(new Error('Nothing is provided to element'));
  });
});
