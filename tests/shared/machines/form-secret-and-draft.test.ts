import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { done } from '@/shared/domain/outcome.ts';
import type { FormEvent } from '@/shared/machines/form-state.ts';
import { type ClearedForm, provideForm } from '@/shared/machines/provide-form.ts';
import { settled } from '../../fakes/deferred.ts';

type Fields = Readonly<Record<'name' | 'secret', string>>;

function runningForm(kept?: Fields) {
  const written: Fields[] = [];
  const cleared: ClearedForm[] = [];
  const binding = provideForm({
    definition: {
      initial: { name: '', secret: '' },
      errors: ({ name }: Fields) => ({ ...(name === '' && { name: 'missing' as const }) }),
    },
    submit: () => Promise.resolve(done(null)),
    accepted: () => undefined,
    draft: { read: () => kept, write: (values) => void written.push(values) },
    cleared: (form) => void cleared.push(form),
  });
  const actor = createActor(binding.machine, { input: binding.input() }).start();
  return {
    written,
    cleared,
    send: (event: FormEvent) => actor.send(event),
    viewModel: () => binding.select(actor.getSnapshot()),
  };
}

describe('AUTH-15 what was typed', () => {
  it('is neither read nor written by a form that is made, nor by one that begins with nothing', () => {
    const asked: string[] = [];
    const { machine, input } = provideForm({
      definition: { initial: { name: '' }, errors: () => ({}) },
      submit: () => Promise.resolve(done(null)),
      accepted: () => undefined,
      draft: { read: () => void asked.push('read'), write: () => asked.push('written') },
      begun: () => asked.push('begun'),
    });
    const given = input();
    asked.length = 0;
    const form = createActor(machine, { input: given });
    expect(asked).toEqual([]);
    form.start();
    expect(asked).toEqual(['begun']);
  });

  it('is kept with every change', () => {
    const form = runningForm();
    form.send({ type: 'field.changed', field: 'name', value: '김' });
    form.send({ type: 'field.changed', field: 'name', value: '김민수' });
    expect(form.written).toEqual([
      { name: '김', secret: '' },
      { name: '김민수', secret: '' },
    ]);
  });

  it('is there again when the form comes back, with its errors, and none of them shown', () => {
    expect(runningForm({ name: '김민수', secret: 'x' }).viewModel()).toMatchObject({
      values: { name: '김민수', secret: 'x' },
      isValid: true,
    });
    expect(runningForm({ name: '', secret: 'x' }).viewModel()).toMatchObject({
      errors: { name: 'missing' },
      shownErrors: {},
    });
  });

  it('is forgotten once it was accepted', async () => {
    const form = runningForm({ name: '김민수', secret: 'x' });
    form.send({ type: 'form.submitted' });
    await settled();
    expect(form.viewModel()).toMatchObject({ isSubmitted: true, values: { name: '', secret: '' } });
    expect(form.written.at(-1)).toEqual({ name: '', secret: '' });
  });

  it('is forgotten when the reader clears the form, which then begins blank', () => {
    const form = runningForm({ name: '김민수', secret: 'x' });
    form.send({ type: 'form.cleared' });
    expect(form.viewModel().values).toEqual({ name: '', secret: '' });
    expect(form.written).toEqual([{ name: '', secret: '' }]);
  });
});

describe('REL-30 what was cleared', () => {
  it('can be brought back, and is kept again', () => {
    const form = runningForm();
    form.send({ type: 'field.changed', field: 'name', value: '김민수' });
    form.send({ type: 'form.cleared' });
    expect(form.viewModel()).toMatchObject({ values: { name: '' }, isWritten: false });
    form.cleared[0]?.restore();
    expect(form.viewModel()).toMatchObject({ values: { name: '김민수' }, isWritten: true, errors: {} });
    expect(form.written.at(-1)).toEqual({ name: '김민수', secret: '' });
  });

  it('does not take the place of what was written since', () => {
    const form = runningForm({ name: '김민수', secret: 'x' });
    expect(form.viewModel().isGivenBack).toBe(true);
    form.send({ type: 'form.cleared' });
    expect(form.viewModel().isGivenBack).toBe(false);
    form.send({ type: 'field.changed', field: 'secret', value: 'y' });
    form.cleared[0]?.restore();
    expect(form.viewModel().values).toEqual({ name: '김민수', secret: 'y' });
  });

  it('was nothing where nothing was written', () => {
    const form = runningForm();
    form.send({ type: 'form.cleared' });
    expect(form.cleared).toMatchObject([{ wasWritten: false }]);
  });
});

describe('capitals that are locked', () => {
  it('are told at the field where it was noticed, until they are released or the field is left', () => {
    const form = runningForm();
    expect(form.viewModel().capsLockIn).toBeUndefined();
    form.send({ type: 'capsLock.noticed', field: 'secret', on: true });
    expect(form.viewModel().capsLockIn).toBe('secret');
    form.send({ type: 'capsLock.noticed', field: 'secret', on: false });
    expect(form.viewModel().capsLockIn).toBeUndefined();
    form.send({ type: 'capsLock.noticed', field: 'secret', on: true });
    form.send({ type: 'field.left', field: 'secret' });
    expect(form.viewModel().capsLockIn).toBeUndefined();
  });
});
