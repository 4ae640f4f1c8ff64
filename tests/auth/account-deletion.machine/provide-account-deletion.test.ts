import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { AccountDeletion } from '@/auth/account.ts';
import { type AccountDeletionEvent, provideAccountDeletion } from '@/auth/account-deletion.machine.ts';
import { makeChangeDeletion } from '@/auth/account-deletion.use-cases.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { recordedNavigation } from '../../fakes/navigation.ts';
import { recordedToasts } from '../../fakes/toasts.ts';

const waiting: AccountDeletion = { due: new Date('2026-12-01T12:40:00Z') };
const standing: AccountDeletion = { due: undefined };

function running() {
  const reads = handSettled<[signal?: AbortSignal], Outcome<AccountDeletion>>();
  const asks = handSettled<[password: string, signal?: AbortSignal], Outcome<AccountDeletion>>();
  const stays = handSettled<[signal?: AbortSignal], Outcome<null>>();
  let showTab = () => {};
  const gateway = { read: reads.call, ask: asks.call, cancel: stays.call };
  const toasts = recordedToasts();
  const onTabShown = (listener: () => void) => {
    showTab = listener;
    return () => {};
  };
  const provided = provideAccountDeletion(gateway, makeChangeDeletion(gateway), onTabShown, {
    notifications: toasts,
    navigation: recordedNavigation('/account/privacy'),
  });
  const actor = createActor(provided.machine).start();
  const form = (() => {
    const made = provided.form(actor);
    const begun = createActor(made.machine, { input: made.input() }).start();
    return {
      submit: () => begun.send({ type: 'form.submitted' }),
      leave: () => begun.stop(),
      type: (value: string) => begun.send({ type: 'field.changed', field: 'password', value }),
      viewModel: () => made.select(begun.getSnapshot()),
    };
  })();
  const answer = async <Value>(calls: { last: () => { resolve: (value: Value) => void } }, value: Value) => {
    calls.last().resolve(value);
    await settled();
  };
  return {
    toasts,
    leave: () => actor.stop(),
    reads,
    asks,
    stays,
    form,
    answer,
    showTab: () => showTab(),
    send: (event: AccountDeletionEvent) => actor.send(event),
    viewModel: () => provided.select(actor.getSnapshot()),
  };
}

describe('MINE-06 the section that deletes the account', () => {
  it('reads how it stands, fails, and reads again', async () => {
    const { reads, answer, send, viewModel } = running();
    expect(viewModel().deletion).toEqual({ status: 'loading' });
    await answer(reads, refused('networkError'));
    expect(viewModel().deletion).toEqual({ status: 'failed', reason: 'networkError' });
    send({ type: 'retry.asked' });
    await answer(reads, done(standing));
    expect(viewModel().deletion).toEqual({ status: 'ready', value: standing });
  });

  it('asks by the password, once for two presses, and then waits', async () => {
    const { reads, asks, form, answer, send, viewModel } = running();
    await answer(reads, done(standing));
    send({ type: 'deletion.asked' });
    expect(viewModel().isAsking).toBe(true);
    form.type('Somang1976!');
    form.submit();
    form.submit();
    expect(asks.calls.map(({ args: [password] }) => password)).toEqual(['Somang1976!']);
    await answer(asks, done(waiting));
    expect(viewModel()).toMatchObject({ isAsking: false, isFresh: true, deletion: { value: waiting } });
    expect(form.viewModel().values.password).toBe('');
  });

  it('sends no empty password, and keeps a wrong one in its field', async () => {
    const { reads, asks, form, answer, send, viewModel } = running();
    await answer(reads, done(standing));
    send({ type: 'deletion.asked' });
    form.submit();
    expect(asks.calls).toEqual([]);
    expect(form.viewModel().shownErrors.password).toBe('missing');
    form.type('Somang');
    form.submit();
    await answer(asks, refused('invalid'));
    expect(form.viewModel()).toMatchObject({ failure: 'invalid', values: { password: 'Somang' } });
    expect(viewModel().isAsking).toBe(true);
  });

  it('reads again when the dialog is closed half-way: the server may have done it', async () => {
    const { reads, answer, send, viewModel } = running();
    await answer(reads, done(standing));
    send({ type: 'deletion.asked' });
    send({ type: 'dialog.closed' });
    expect(viewModel()).toMatchObject({ isAsking: false, deletion: { status: 'ready', value: standing } });
    await answer(reads, done(waiting));
    expect(viewModel().deletion).toEqual({ status: 'ready', value: waiting });
  });

  it('follows what another tab has done when the user comes back, and stays as it is where that cannot be read', async () => {
    const { reads, answer, showTab, viewModel } = running();
    await answer(reads, done(standing));
    showTab();
    await answer(reads, done(waiting));
    expect(viewModel()).toMatchObject({ isFresh: false, deletion: { status: 'ready', value: waiting } });
    showTab();
    showTab();
    expect(reads.calls).toHaveLength(3);
    await answer(reads, refused('networkError'));
    expect(viewModel()).toMatchObject({ failure: undefined, deletion: { status: 'ready', value: waiting } });
  });

  it('takes it back, once for two presses, and says so', async () => {
    const { reads, stays, answer, send, viewModel } = running();
    await answer(reads, done(waiting));
    send({ type: 'cancellation.asked' });
    send({ type: 'cancellation.asked' });
    expect(viewModel().isCancelling).toBe(true);
    expect(stays.calls).toHaveLength(1);
    await answer(stays, done(null));
    expect(viewModel()).toMatchObject({ isCancelling: false, isFresh: true, deletion: { value: standing } });
  });

  it.each([
    ['a success', done(waiting), 'deletionAsked'],
    ['a failure', refused('invalid'), 'deletionNotAsked'],
  ] as const)('REL-18 is asked for although its dialog is left, and tells of %s', async (_, outcome, subject) => {
    const { reads, asks, form, answer, send, toasts, viewModel } = running();
    await answer(reads, done(standing));
    send({ type: 'deletion.asked' });
    form.type('Somang1976!');
    form.submit();
    form.leave();
    send({ type: 'dialog.closed' });
    await answer(asks, outcome);
    expect(toasts.subjects()).toEqual([subject]);
    expect(viewModel().deletion).toEqual({
      status: 'ready',
      value: outcome.kind === 'done' ? waiting : standing,
    });
  });

  it.each([
    ['a success', done(null), 'deletionCancelled'],
    ['a failure', refused('forbidden'), 'deletionNotCancelled'],
  ] as const)('REL-18 is taken back although the page is left, and tells of %s', async (_, outcome, subject) => {
    const { reads, stays, answer, send, toasts, leave } = running();
    await answer(reads, done(waiting));
    send({ type: 'cancellation.asked' });
    leave();
    await answer(stays, outcome);
    expect(toasts.subjects()).toEqual([subject]);
  });

  it('still waits where taking it back failed, says why, and can be asked again', async () => {
    const { reads, stays, answer, send, viewModel } = running();
    await answer(reads, done(waiting));
    send({ type: 'cancellation.asked' });
    await answer(stays, refused('forbidden'));
    expect(viewModel()).toMatchObject({ failure: 'forbidden', deletion: { status: 'ready', value: waiting } });
    send({ type: 'cancellation.asked' });
    expect(viewModel().failure).toBeUndefined();
    await answer(stays, done(null));
    expect(viewModel().deletion).toEqual({ status: 'ready', value: standing });
  });

  it('takes nothing back where nothing waits', async () => {
    const { reads, stays, answer, send } = running();
    await answer(reads, done(standing));
    send({ type: 'cancellation.asked' });
    expect(stays.calls).toEqual([]);
  });
});
