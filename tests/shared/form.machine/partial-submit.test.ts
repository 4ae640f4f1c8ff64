import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideForm } from '@/shared/form.machine.ts';
import type { FormValues, PartialSubmit } from '@/shared/form.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';

type Fields = Readonly<Record<'title' | 'content', string>>;

const blank: Fields = { title: '', content: '' };

/** A form of two required fields, and a partial submit that requires its title alone. */
function runningForm() {
  const stored: Fields[] = [];
  const submits = handSettled<
    [values: Fields, signal: AbortSignal, failures: readonly string[]],
    Outcome<string, 'taken'>
  >();
  const saves = handSettled<
    [values: FormValues, signal: AbortSignal, failures: readonly string[]],
    Outcome<string, string>
  >();
  const accepted: unknown[] = [];
  const told: string[] = [];
  const { machine, input, select } = provideForm({
    definition: {
      initial: blank,
      restarts: true,
      errors: ({ title, content }: Fields) => ({
        ...(title === '' && { title: 'missing' as const }),
        ...(content === '' && { content: 'missing' as const }),
      }),
    },
    draft: { read: () => undefined, write: (values) => void stored.push(values) },
    submit: submits.call,
    left: (outcome) => void told.push(`left ${outcome.kind}`),
    accepted: (value) => void accepted.push([value, select(form.getSnapshot()).values, stored.at(-1)]),
  });
  const form = createActor(machine, { input: input() }).start();
  const notified: string[] = [];
  for (const type of ['form.rejected', 'form.refused'] as const) form.on(type, () => notified.push(type));
  const saving: PartialSubmit<string> = {
    requires: () => ['title'],
    submit: saves.call,
    refused: (reason, failures, isLeft) => told.push([reason, ...failures, ...(isLeft ? ['left'] : [])].join(' ')),
  };
  return {
    form,
    submits,
    saves,
    accepted,
    told,
    notified,
    stored: () => stored.at(-1),
    viewModel: () => select(form.getSnapshot()),
    type: (field: keyof Fields, value: string) => form.send({ type: 'field.changed', field, value }),
    submit: () => form.send({ type: 'form.submitted' }),
    save: () => form.send({ type: 'form.submitted', partial: saving }),
  };
}

describe('EDIT-03 a partial submit', () => {
  it('names only the fields that it requires', () => {
    const { save, saves, viewModel, notified } = runningForm();
    save();
    expect(saves.calls).toHaveLength(0);
    expect(viewModel()).toMatchObject({ isRejected: true, isValid: false, rejected: ['title'] });
    expect(viewModel().shownErrors).toEqual({ title: 'missing' });
    expect(notified).toEqual(['form.rejected']);
  });

  it('is sent without the other fields, in composed Hangul, and not by the form’s own submit', () => {
    const { type, save, saves, submits, viewModel } = runningForm();
    type('title', '김장'.normalize('NFD'));
    save();
    expect(saves.calls.map(({ args: [values] }) => values)).toEqual([{ title: '김장', content: '' }]);
    expect(submits.calls).toHaveLength(0);
    expect(viewModel()).toMatchObject({ isSubmitting: true, isPartial: true });
  });

  it('REL-17 is sent once, however often the buttons are pressed', () => {
    const { type, save, submit, saves, submits } = runningForm();
    type('title', '김장');
    type('content', '토요일');
    save();
    save();
    submit();
    expect([saves.calls.length, submits.calls.length]).toEqual([1, 0]);
  });

  it('leaves form and stored copy blank once it is saved, and only then tells so', async () => {
    const { type, save, saves, viewModel, accepted } = runningForm();
    type('title', '김장');
    save();
    saves.last().resolve(done('draft-1'));
    await settled();
    expect(accepted).toEqual([['draft-1', blank, blank]]);
    expect(viewModel()).toMatchObject({ isWritten: false, isSubmitting: false, isPartial: false, shownErrors: {} });
  });

  it('LIST-03 that is refused keeps what was typed, and can be repeated', async () => {
    const { type, save, saves, viewModel, stored, notified, told } = runningForm();
    type('title', '김장');
    save();
    saves.last().resolve(refused('serverFailed'));
    await settled();
    expect(told).toEqual(['serverFailed']);
    expect(viewModel()).toMatchObject({ values: { title: '김장' }, isSubmitting: false, failure: undefined });
    expect(stored()).toEqual({ title: '김장', content: '' });
    expect(notified).toEqual(['form.refused']);
    save();
    expect(saves.calls).toHaveLength(2);
  });

  it.each([
    ['a success', done('draft-1'), 'left done'],
    ['a failure', refused('conflict'), 'conflict left'],
  ])('REL-18 goes on when the page is left, and tells of %s', async (_, outcome, expected) => {
    const { type, save, saves, form, told } = runningForm();
    type('title', '김장');
    save();
    form.stop();
    expect(saves.last().args[1].aborted).toBe(false);
    saves.last().resolve(outcome);
    await settled();
    expect(told).toEqual([expected]);
  });
});

describe('EDIT-03 the form’s own submit, after a partial one', () => {
  it('requires every field again', async () => {
    const { type, save, submit, saves, submits, viewModel } = runningForm();
    type('title', '김장');
    save();
    saves.last().resolve(refused('serverFailed'));
    await settled();
    submit();
    expect(submits.calls).toHaveLength(0);
    expect(viewModel()).toMatchObject({ rejected: ['content'], isPartial: false });
    expect(viewModel().shownErrors).toEqual({ content: 'missing' });
  });

  it('knows why any submit of the form was refused, also once it was cleared', async () => {
    const { form, type, save, submit, saves, submits } = runningForm();
    type('title', '김장');
    type('content', '토요일');
    save();
    saves.last().resolve(refused('notFound'));
    await settled();
    save();
    saves.last().resolve(refused('notFound'));
    await settled();
    submit();
    expect(submits.last().args[2]).toEqual(['notFound']);
    submits.last().resolve(refused('taken'));
    await settled();
    form.send({ type: 'form.cleared' });
    type('title', '김장');
    save();
    expect(saves.last().args[2]).toEqual(['notFound', 'taken']);
  });

  it('is sent as it always was', async () => {
    const { type, save, submit, saves, submits, accepted, viewModel } = runningForm();
    type('content', '토요일');
    save();
    type('title', '김장');
    submit();
    expect(submits.last().args[0]).toEqual({ title: '김장', content: '토요일' });
    submits.last().resolve(done('id-1'));
    await settled();
    expect([accepted, saves.calls.length]).toEqual([[['id-1', blank, blank]], 0]);
    expect(viewModel().values).toEqual(blank);
  });
});
