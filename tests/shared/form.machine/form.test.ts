import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideForm } from '@/shared/form.machine.ts';
import type { Outcome } from '@/shared/outcome.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { brokenOnPurpose } from '../../fakes/reported-errors.ts';

interface Fields extends Readonly<Record<string, string>> {
  readonly name: string;
  readonly reason: string;
}

function runningForm(rules: { readonly restarts?: true } = {}) {
  const submits = handSettled<
    [values: Fields, signal: AbortSignal],
    Outcome<string, 'taken' | 'cancelled' | 'incomplete'>
  >();
  const accepted: string[] = [];
  const provided = provideForm({
    definition: {
      initial: { name: '', reason: '' },
      errors: ({ name, reason }: Fields) => ({
        ...(name === '' && { name: 'missing' as const }),
        ...(reason === '' && { reason: 'missing' as const }),
      }),
      ...rules,
    },
    submit: submits.call,
    accepted: (value) => void accepted.push(value),
  });
  const actor = createActor(provided.machine, { input: provided.input() }).start();
  const notified: string[] = [];
  for (const type of ['form.rejected', 'form.refused', 'form.accepted'] as const)
    actor.on(type, () => notified.push(type));
  const change = (field: string, value: string) => actor.send({ type: 'field.changed', field, value });
  return {
    actor,
    notified,
    submits,
    accepted,
    change,
    viewModel: () => provided.select(actor.getSnapshot()),
    leave: (field: string) => actor.send({ type: 'field.left', field }),
    submit: () => actor.send({ type: 'form.submitted' }),
    clear: () => actor.send({ type: 'form.cleared' }),
    fill: () => {
      change('name', '김민수');
      change('reason', '소식을 올리려고요');
    },
    answer: async (outcome: Outcome<string, 'taken' | 'cancelled' | 'incomplete'>) => {
      submits.last().resolve(outcome);
      await settled();
    },
  };
}

describe('a field shows its error after it was left', () => {
  it('shows none before', () => {
    const form = runningForm();
    expect(form.viewModel()).toMatchObject({ shownErrors: {}, isValid: false, isRejected: false });
    form.leave('name');
    form.leave('name');
    expect(form.viewModel().shownErrors).toEqual({ name: 'missing' });
    expect(form.actor.getSnapshot().context.visited).toEqual(['name']);
  });

  it('and is marked valid when there is no error', () => {
    const form = runningForm();
    form.change('name', '김민수');
    expect(form.viewModel().isRight('name')).toBe(false);
    form.leave('name');
    expect(form.viewModel().isRight('name')).toBe(true);
    form.change('name', '');
    expect(form.viewModel().isRight('name')).toBe(false);
  });
});

describe('ACCT-04 an invalid form that is submitted', () => {
  it('sends nothing, emits each rejection, and shows every error', () => {
    const form = runningForm();
    form.submit();
    form.submit();
    expect(form.submits.calls).toHaveLength(0);
    expect(form.viewModel()).toMatchObject({
      isRejected: true,
      shownErrors: { name: 'missing', reason: 'missing' },
      isSubmitting: false,
    });
    expect(form.notified).toEqual(['form.rejected', 'form.rejected']);
  });
});

describe('AUTH-04, REL-17 one submit at a time', () => {
  it('is sent, however often the button is pressed', async () => {
    const form = runningForm();
    form.fill();
    for (let times = 0; times < 5; times += 1) form.submit();
    expect(form.submits.calls).toHaveLength(1);
    expect(form.viewModel().isSubmitting).toBe(true);
    await form.answer({ kind: 'done', value: 'id-1' });
    form.submit();
    expect(form.submits.calls).toHaveLength(1);
    expect(form.accepted).toEqual(['id-1']);
    expect(form.viewModel()).toMatchObject({ isSubmitted: true, isSubmitting: false });
  });

  it('sends composed Hangul, however it was typed', () => {
    const form = runningForm();
    form.change('name', '김민수'.normalize('NFD'));
    form.change('reason', 'x');
    form.submit();
    expect(form.submits.last().args[0]).toEqual({ name: '김민수', reason: 'x' });
  });

  it('REL-14 sends neither NUL nor half of an emoji', () => {
    const form = runningForm();
    form.change('name', '김\0민수\uD83D');
    form.change('reason', '👍');
    form.submit();
    expect(form.submits.last().args[0]).toEqual({ name: '김민수', reason: '👍' });
  });

  it('REL-18 is aborted when the page is left, where nobody would tell how it ended', () => {
    const form = runningForm();
    form.fill();
    form.submit();
    form.actor.stop();
    expect(form.submits.last().args[1].aborted).toBe(true);
  });
});

describe('a submit that the server refuses', () => {
  it('keeps the values, shows the reason, emits each rejection, and can be repeated', async () => {
    const form = runningForm();
    form.fill();
    form.submit();
    await form.answer({ kind: 'refused', reason: 'taken' });
    expect(form.viewModel()).toMatchObject({ values: { name: '김민수' }, failure: 'taken' });
    form.submit();
    await form.answer({ kind: 'refused', reason: 'taken' });
    expect(form.notified).toEqual(['form.refused', 'form.refused']);
    expect(form.submits.calls).toHaveLength(2);
    expect(form.accepted).toEqual([]);
  });

  it('keeps its reason until the next answer: the page stands still under a second press (REL-17)', async () => {
    const form = runningForm();
    form.fill();
    form.submit();
    await form.answer({ kind: 'refused', reason: 'taken' });
    form.submit();
    expect(form.viewModel()).toMatchObject({ isSubmitting: true, failure: 'taken' });
    await form.answer({ kind: 'done', value: 'ok' });
    expect(form.viewModel().failure).toBeUndefined();
    expect(form.notified).toEqual(['form.refused', 'form.accepted']);
  });

  it('shows no reason after the next change', async () => {
    const form = runningForm();
    form.fill();
    form.submit();
    await form.answer({ kind: 'refused', reason: 'taken' });
    form.change('name', '이선영');
    expect(form.viewModel().failure).toBeUndefined();
  });

  it.each(['cancelled', 'incomplete'] as const)('is no failure when it was withheld (%s)', async (reason) => {
    const form = runningForm();
    form.fill();
    form.submit();
    await form.answer({ kind: 'refused', reason });
    expect(form.viewModel()).toMatchObject({ failure: undefined, isSubmitting: false, values: { name: '김민수' } });
    expect(form.notified).toEqual(['form.refused']);
  });

  it('is unexpected when the call throws', async () => {
    const form = runningForm();
    form.fill();
    form.submit();
    form.submits.last().reject(brokenOnPurpose());
    await settled();
    expect(form.viewModel()).toMatchObject({ failure: 'unexpected', isSubmitting: false, values: { name: '김민수' } });
  });
});

describe('clearing a form', () => {
  it('empties it', () => {
    const form = runningForm();
    form.fill();
    form.submit();
    form.clear();
    expect(form.viewModel().isSubmitting).toBe(true);
    const other = runningForm();
    other.change('name', 'x');
    other.submit();
    other.clear();
    expect(other.viewModel()).toMatchObject({ values: { name: '' }, shownErrors: {}, isRejected: false });
  });

  it('can be left to a success, of which its owner hears', async () => {
    const form = runningForm({ restarts: true });
    form.fill();
    form.submit();
    await form.answer({ kind: 'done', value: 'id-1' });
    expect(form.accepted).toEqual(['id-1']);
    expect(form.viewModel()).toMatchObject({ isSubmitted: false, values: { name: '', reason: '' }, shownErrors: {} });
    form.fill();
    form.submit();
    expect(form.submits.calls).toHaveLength(2);
  });
});

describe('AUTH-01 a secret is shown and hidden', () => {
  it('during editing and submitting', () => {
    const form = runningForm();
    form.fill();
    form.actor.send({ type: 'secret.toggled' });
    expect(form.viewModel().secretShown).toBe(true);
    form.submit();
    form.actor.send({ type: 'secret.toggled' });
    expect(form.viewModel().secretShown).toBe(false);
  });
});
