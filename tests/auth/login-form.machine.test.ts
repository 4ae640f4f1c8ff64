import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { SignInFailure } from '@/auth/session.ports.ts';
import { servedDialogsEntry } from '@/composition/dialogs.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aRawToken, NOON, seconds } from '../builders/access-token.ts';
import { type CoreFakes, coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { handSettled } from '../fakes/hand-settled.ts';

const credentials = { email: 'minsu@example.org', password: 'Somang1976!' };

/** An open login dialog with its form filled in; the test answers in place of the server. */
async function openLogin(fakes: CoreFakes = {}) {
  const signIn = handSettled<[typeof credentials], Outcome<string, SignInFailure>>();
  const core = await coreOf({ ...fakes, gateway: { signIn: signIn.call, ...fakes.gateway } });
  core.dialog.send({ type: 'login.asked', occasion: 'asked', returnTo: '/' });
  const provided = core.servicesOf(servedDialogsEntry).loginForm;
  const form = createActor(provided.machine, { input: provided.input() }).start();
  const fill = () => {
    for (const [field, value] of Object.entries(credentials)) form.send({ type: 'field.changed', field, value });
  };
  fill();
  return {
    ...core,
    form,
    fill,
    signIn,
    viewModel: () => provided.select(form.getSnapshot()),
    close: () => core.dialog.send({ type: 'login.closed' }),
    stop: () => form.stop(),
    submit: async () => {
      form.send({ type: 'form.submitted' });
      await settled();
    },
  };
}

describe('AUTH-05 the login form', () => {
  it('signs in, closes the dialog and leads home', async () => {
    const login = await openLogin();
    await login.submit();
    expect(login.signIn.last().args[0]).toEqual(credentials);
    login.signIn.last().resolve(done(aRawToken()));
    await settled();
    expect(login.state()).toEqual({ authenticated: 'idle' });
    expect(login.dialog.getSnapshot().value).toBe('closed');
    expect(login.navigation.visited).toEqual(['/home']);
    expect(login.store.read()).toBe(aRawToken());
  });

  it('AUTH-04, REL-17 sends one request, however often it is submitted', async () => {
    const login = await openLogin();
    await Promise.all([login.submit(), login.submit(), login.submit()]);
    expect(login.signIn.calls).toHaveLength(1);
    expect(login.viewModel().isSubmitting).toBe(true);
  });

  it.each(['missingCredentials', 'badCredentials', 'signInFailed', 'noServerResponse'] as const)(
    'AUTH-07 says %s, keeps the typed values, and leaves the dialog open',
    async (reason) => {
      const login = await openLogin();
      await login.submit();
      login.signIn.last().resolve(refused(reason));
      await settled();
      expect(login.viewModel()).toMatchObject({ failure: reason, values: credentials, isSubmitting: false });
      expect(login.dialog.getSnapshot().value).toBe('open');
      expect(login.navigation.visited).toEqual([]);
    },
  );

  it('waits for a session that is still being restored', async () => {
    const refresh = handSettled<[string], Outcome<string, 'over'>>();
    const expired = aRawToken({ exp: seconds(NOON) });
    const login = await openLogin({ kept: expired, gateway: { refresh: refresh.call } });
    await login.submit();
    expect(login.signIn.calls).toHaveLength(0);
    refresh.last().resolve(refused('over'));
    await settled();
    expect(login.signIn.calls).toHaveLength(1);
  });

  it('waits for a session that is still being ended', async () => {
    const revoke = handSettled<[string], Outcome<null, 'notRevoked'>>();
    const login = await openLogin({ kept: aRawToken(), gateway: { revoke: revoke.call } });
    login.session.send({ type: 'signOut.asked' });
    await login.submit();
    expect(login.viewModel().failure).toBeUndefined();
    revoke.last().resolve(done(null));
    await settled();
    expect(login.signIn.calls).toHaveLength(1);
  });
});

describe('AUTH-02 closing the dialog', () => {
  it('lets the form begin again: nothing that was typed, refused or shown is left', async () => {
    const login = await openLogin();
    login.form.send({ type: 'secret.toggled' });
    await login.submit();
    login.signIn.last().resolve(refused('badCredentials'));
    await settled();
    login.form.send({ type: 'field.left', field: 'email' });
    login.close();
    expect(login.viewModel()).toMatchObject({ values: { email: '', password: '' }, failure: undefined });
    expect(login.viewModel()).toMatchObject({ shownErrors: {}, secretShown: false, isWritten: false });
  });

  it('is over for the form once that is no longer there', async () => {
    const login = await openLogin();
    login.stop();
    login.close();
    expect(login.viewModel().values).toEqual(credentials);
  });
});

describe('AUTH-02 closing the dialog before its request was sent', () => {
  it('sends nothing, even if the session was still being restored', async () => {
    const refresh = handSettled<[string], Outcome<string, 'over' | 'unreachable'>>();
    const login = await openLogin({ kept: aRawToken({ exp: seconds(NOON) - 60 }), gateway: { refresh: refresh.call } });
    await login.submit();
    login.close();
    refresh.last().resolve(refused('over'));
    await settled();
    expect(login.signIn.calls).toHaveLength(0);
  });
});

describe('AUTH-02 closing the dialog while its request runs', () => {
  it.each(['close', 'stop'] as const)('cancels the sign-in: a token that arrives later is dropped: %s', async (end) => {
    const login = await openLogin();
    await login.submit();
    login[end]();
    login.signIn.last().resolve(done(aRawToken()));
    await settled();
    expect(login.state()).toBe('signedOut');
    expect(login.store.read()).toBeUndefined();
  });
});

describe('AUTH-02 a login that is closed', () => {
  it('by a tap that has missed it keeps what was typed', async () => {
    const login = await openLogin();
    login.dialog.send({ type: 'login.closed', missed: true });
    expect(login.viewModel()).toMatchObject({ values: credentials, shownErrors: {} });
    login.dialog.send({ type: 'login.asked', occasion: 'asked', returnTo: '/' });
    login.close();
    expect(login.viewModel().values).toEqual({ email: '', password: '' });
  });

  it('keeps nothing once somebody has logged in', async () => {
    const login = await openLogin();
    await login.submit();
    login.signIn.last().resolve(done(aRawToken()));
    await settled();
    expect(login.viewModel().values).toEqual({ email: '', password: '' });
  });
});

describe('REL-02 a login while a user is signed in', () => {
  it.each([
    ['the same user leads back to the page', {}, []],
    ['another user leads home, away from what the page held', { sid: 'somebody-else' }, ['/home']],
  ] as const)('by %s', async (_, claims, visited) => {
    const login = await openLogin({ kept: aRawToken(), page: '/account/profile' });
    login.dialog.send({ type: 'login.closed' });
    login.dialog.send({ type: 'login.asked', occasion: 'tokenRejected', returnTo: '/account/profile' });
    login.fill();
    await login.submit();
    login.signIn.last().resolve(done(aRawToken(claims)));
    await settled();
    expect(login.navigation.visited).toEqual(visited);
  });

  it('that is refused says why, and the session is kept', async () => {
    const login = await openLogin({ kept: aRawToken() });
    await login.submit();
    login.signIn.last().resolve(refused('badCredentials'));
    await settled();
    expect(login.viewModel().failure).toBe('badCredentials');
    expect(login.state()).toEqual({ authenticated: 'idle' });
    await login.submit();
    login.signIn.last().resolve(done(aRawToken({ jti: 2 })));
    await settled();
    expect(login.dialog.getSnapshot().value).toBe('closed');
  });
});
