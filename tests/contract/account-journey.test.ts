import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createHttpClient } from '@/adapters/http/client.ts';
import { confirmationLink, resetLink } from '@/auth/mail-links.ts';
import { accountEntry } from '@/composition/account.ts';
import { servedDialogsEntry } from '@/composition/dialogs.ts';
import type { ProvidedForm } from '@/shared/form.machine.ts';
import type { FormValues } from '@/shared/form.ts';
import { coreOf } from '../fakes/core.ts';
import { stillClock } from '../fakes/still-clock.ts';
import { openHttpChurch } from './hosts/http-host.ts';
import { openNodeChurch } from './hosts/node-host.ts';
import { Browser } from './support/browser.ts';
import type { NearHost } from './support/host.ts';

const email = 'haneul.jung@example.org';
const first = 'Somang1976!';
const second = 'Somang1977@';
const third = 'Somang1978#';

/** The product's own wiring, whose calls go to a host as those of one browser. */
async function productAt(host: NearHost) {
  const browser = new Browser(host);
  const send = createHttpClient({
    baseUrl: 'http://church.test/',
    timeoutMs: 5000,
    fetch: (input, init = {}) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      return browser.send(init.method ?? 'GET', `${pathname}${search}`, init);
    },
  });
  const core = await coreOf({ send, clock: stillClock(host.church.now()) });
  const { session } = core;
  const account = core.servicesOf(accountEntry);

  /** Fills a form in and sends it; returns whether it was accepted, and if not, why. */
  const complete = async <Values extends FormValues, ValidationError extends string, Value>(
    provided: ProvidedForm<Values, ValidationError, string, Value>,
    entry: Readonly<Record<string, string>>,
  ): Promise<string> => {
    const form = createActor(provided.machine, { input: provided.input() }).start();
    for (const [field, value] of Object.entries(entry)) form.send({ type: 'field.changed', field, value });
    form.send({ type: 'form.submitted' });
    const after = await waitFor(form, (snapshot) => !snapshot.matches('submitting'), { timeout: 5000 });
    return provided.select(after).failure ?? 'done';
  };
  const newestLink = () => host.church.mails.all().findLast(({ to }) => to === email)?.link ?? '';

  return {
    navigation: core.navigation,
    register: (password: string) => complete(account.registerForm, { email, password, confirmation: password }),
    confirm: async () => {
      const confirmation = account.emailConfirmation;
      confirmation.send({ type: 'link.opened', link: confirmationLink(newestLink()) });
      const after = await waitFor(confirmation, (snapshot) => !snapshot.matches({ opened: 'confirming' }));
      return after.value;
    },
    logIn: async (password: string) => {
      core.dialog.send({ type: 'login.asked', occasion: 'asked', returnTo: '/' });
      return complete(core.servicesOf(servedDialogsEntry).loginForm, { email, password });
    },
    logOut: async () => {
      session.send({ type: 'signOut.asked' });
      await waitFor(session, (snapshot) => snapshot.matches('signedOut'));
    },
    changePassword: (oldPassword: string, password: string) =>
      complete(account.passwordChangeForm, { oldPassword, password, confirmation: password }),
    forget: () => complete(account.forgotForm, { email }),
    reset: (password: string) => {
      account.resetLink.send({ type: 'link.opened', link: resetLink(newestLink()) });
      return complete(account.resetForm, { password, confirmation: password });
    },
    who: () => session.getSnapshot().context.token?.session.userEmail,
  };
}

describe.each([
  ['the church in this process', openNodeChurch],
  ['the church on a port', openHttpChurch],
])('an account from its beginning to a forgotten password, at %s', (_, openHost) => {
  let host: NearHost | undefined;
  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(() => host?.close());

  it('ACCT-05, 07, 08, 10, 11, 12, AUTH-05, AUTH-11', async () => {
    if (host === undefined) throw new Error('the church is not open');
    const person = await productAt(host);

    expect(await person.register(first)).toBe('done');
    expect(person.navigation.visited).toEqual(['/registerConfirmation']);
    expect(await person.register(first)).toBe('usernameTaken');
    expect(await person.logIn(first)).toBe('badCredentials');
    expect(await person.confirm()).toEqual({ opened: 'confirmed' });
    expect(await person.logIn(first)).toBe('done');
    expect(person.who()).toBe(email);

    expect(await person.changePassword('Wrong1976!', second)).toBe('invalid');
    expect(await person.changePassword(first, second)).toBe('done');
    expect(person.who()).toBe(email);
    await person.logOut();
    expect(person.who()).toBeUndefined();
    expect(await person.logIn(first)).toBe('badCredentials');
    expect(await person.logIn(second)).toBe('done');
    await person.logOut();

    expect(await person.forget()).toBe('done');
    expect(await person.reset(third)).toBe('done');
    // The link was used: it cannot be used a second time.
    expect(await person.reset(first)).toBe('invalid');
    expect(await person.logIn(second)).toBe('badCredentials');
    expect(await person.logIn(third)).toBe('done');
    expect(person.who()).toBe(email);
  });
});
