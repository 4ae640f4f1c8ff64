import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  provideEmailChangeForm,
  provideForgotForm,
  providePasswordChangeForm,
  provideRegisterForm,
  provideResendForm,
  provideResetForm,
  startRegisteredEmail,
} from '@/auth/account.machine.ts';
import type { AccountGateway } from '@/auth/account.ports.ts';
import { currentUserOf } from '@/auth/current-user.machine.ts';
import { startResetLink } from '@/auth/mail-links.machine.ts';
import type { ProvidedForm } from '@/shared/form.machine.ts';
import type { FormValues } from '@/shared/form.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { fakeUser } from '../fakes/current-user.ts';
import { settled } from '../fakes/deferred.ts';
import { handSettled } from '../fakes/hand-settled.ts';
import { recordedNavigation } from '../fakes/navigation.ts';
import { recordedToasts } from '../fakes/toasts.ts';
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
    const { machine, input, select } = provideEmailChangeForm(gateway, session, currentUserOf(session), {
      notifications: recordedToasts(),
      navigation: recordedNavigation(),
    });
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

describe('REL-18 a form of an account whose page is left while it is being sent', () => {
  const PASSWORDS = { password: 'Somang1976!', confirmation: 'Somang1976!' };

  /** The forms, with calls that the test answers. */
  function forms(isRecognised = true) {
    const calls = handSettled<readonly unknown[], Outcome<null, never>>();
    const call = (...given: readonly unknown[]) => calls.call(...given);
    const gateway: AccountGateway = {
      register: call,
      resendConfirmation: call,
      confirmEmail: call,
      sendResetLink: call,
      resetPassword: call,
      changePassword: call,
      changeEmail: call,
    };
    const toasts = recordedToasts();
    const navigation = recordedNavigation('/account/somewhere');
    const telling = { notifications: toasts, navigation };
    const user = fakeUser();
    user.become({ userId: 'member-1', roles: [] });
    const registered = startRegisteredEmail();
    const link = startResetLink();
    link.send({ type: 'link.opened', link: { email: 'minsu@example.org', code: 'abc' } });
    const leave = async <Values extends FormValues, ValidationError extends string, Reason extends string, Value>(
      form: ProvidedForm<Values, ValidationError, Reason, Value>,
      values: Values,
      outcome: Outcome<null, string>,
    ) => {
      const actor = createActor(form.machine, { input: form.input() }).start();
      for (const [field, value] of Object.entries(values)) actor.send({ type: 'field.changed', field, value });
      actor.send({ type: 'form.submitted' });
      actor.stop();
      navigation.goTo('/');
      await settled();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each call of the gateway has reasons of its own
      calls.calls.at(-1)?.resolve(outcome as Outcome<null, never>);
      await settled();
    };
    return {
      registration: (outcome: Outcome<null, string>) =>
        leave(
          provideRegisterForm(gateway, telling, registered, '/register-confirmation', isRecognised),
          { email: 'minsu@example.org', ...PASSWORDS },
          outcome,
        ),
      resending: (outcome: Outcome<null, string>) =>
        leave(provideResendForm(gateway, telling), { email: 'minsu@example.org' }, outcome),
      forgotten: (outcome: Outcome<null, string>) =>
        leave(provideForgotForm(gateway, telling), { email: 'minsu@example.org' }, outcome),
      reset: (outcome: Outcome<null, string>) => leave(provideResetForm(gateway, link, telling), PASSWORDS, outcome),
      password: (outcome: Outcome<null, string>) =>
        leave(providePasswordChangeForm(gateway, user, telling), { oldPassword: 'x', ...PASSWORDS }, outcome),
      toasts,
      navigation,
      registered: () => registered.getSnapshot().context.email,
      link: () => link.getSnapshot().value,
    };
  }

  it.each([
    ['registration', 'accountCreated'],
    ['resending', 'letterSent'],
    ['forgotten', 'letterSent'],
    ['reset', 'passwordChanged'],
    ['password', 'passwordChanged'],
  ] as const)('goes on, and tells of its success: %s', async (name, subject) => {
    const page = forms();
    await page[name](done(null));
    expect([page.toasts.subjects(), page.navigation.current()]).toEqual([[subject], '/']);
  });

  it.each([
    ['registration', 'notRegistered', 'accountNotCreated'],
    ['registration', 'noServerResponse', 'accountNotCreated'],
    ['registration', 'usernameTaken', 'accountTaken'],
    ['resending', 'serverFailed', 'letterNotSent'],
    ['forgotten', 'tooMany', 'letterNotSent'],
    ['reset', 'invalid', 'passwordNotChanged'],
    ['password', 'invalid', 'passwordNotChanged'],
  ] as const)('goes on, and tells of its failure, with the way back: %s, %s', async (name, reason, subject) => {
    const page = forms();
    await page[name](refused(reason));
    expect(page.toasts.subjects()).toEqual([subject]);
    page.toasts.find(subject).onAction?.();
    expect(page.navigation.current()).toBe('/account/somewhere');
  });

  it('REL-16 is not known to have arrived without an answer, where the server would not recognise it', async () => {
    const page = forms(false);
    await page.registration(refused('noServerResponse'));
    expect(page.toasts.find('accountUnsure').reason).toBe('networkError');
  });

  it('knows the address of a registration, and that a link was used', async () => {
    const page = forms();
    await page.registration(done(null));
    await page.reset(done(null));
    expect([page.registered(), page.link()]).toEqual(['minsu@example.org', { opened: 'spent' }]);
  });
});
