import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { loginDialogMachine } from '@/auth/login.machine.ts';
import { retryOnLogin } from '@/auth/retry-on-login.machine.ts';

/** A page whose call was refused to a visitor, beside the login dialog. */
function atPage() {
  const dialog = createActor(
    loginDialogMachine.provide({
      actors: { element: fromCallback(() => undefined), message: fromCallback(() => undefined) },
      actions: { goTo: () => undefined },
    }),
    { input: { home: '/home' } },
  ).start();
  let retries = 0;
  const page = createActor(retryOnLogin, { input: { dialog, retry: () => (retries += 1) } }).start();
  return {
    retries: () => retries,
    leave: () => page.stop(),
    ask: () => dialog.send({ type: 'login.asked', occasion: 'asked', returnTo: '/communion' }),
    close: () => dialog.send({ type: 'login.closed' }),
    succeed: (asAnother = false) => dialog.send({ type: 'login.succeeded', asAnother }),
  };
}

describe('REL-03, AUTH-13 a call that was refused to a visitor', () => {
  it('is repeated once when the user signs in, by any login', () => {
    const { ask, succeed, retries } = atPage();
    ask();
    expect(retries()).toBe(0);
    succeed();
    succeed();
    expect(retries()).toBe(1);
  });

  it('is repeated too for a user who replaces another', () => {
    const { ask, succeed, retries } = atPage();
    ask();
    succeed(true);
    expect(retries()).toBe(1);
  });

  it('is not repeated when the dialog is closed without a login, but at the next login', () => {
    const { ask, close, succeed, retries } = atPage();
    ask();
    close();
    expect(retries()).toBe(0);
    ask();
    succeed();
    expect(retries()).toBe(1);
  });

  it('that is refused again is repeated at every further login', () => {
    const { ask, succeed, retries } = atPage();
    ask();
    succeed();
    ask();
    succeed();
    expect(retries()).toBe(2);
  });

  it('is not repeated after its page was left during the login', () => {
    const { ask, leave, succeed, retries } = atPage();
    ask();
    leave();
    succeed();
    expect(retries()).toBe(0);
  });
});
