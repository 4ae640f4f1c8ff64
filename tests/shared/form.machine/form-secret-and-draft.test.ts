import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type ClearedForm, provideForm } from '@/shared/form.machine.ts';
import type { FormEvent } from '@/shared/form.ts';
import { done } from '@/shared/outcome.ts';
import { settled } from '../../fakes/deferred.ts';

type Fields = Readonly<Record<'name' | 'secret', string>>;

function runningForm(stored?: Fields) {
  const written: Fields[] = [];
  const cleared: ClearedForm[] = [];
  const provided = provideForm({
    definition: {
      initial: { name: '', secret: '' },
      errors: ({ name }: Fields) => ({ ...(name === '' && { name: 'missing' as const }) }),
    },
    submit: () => Promise.resolve(done(null)),
    draft: { read: () => stored, write: (values) => void written.push(values) },
    cleared: (form) => void cleared.push(form),
  });
  const actor = createActor(provided.machine, { input: provided.input() }).start();
  return {
    written,
    cleared,
    send: (event: FormEvent<Fields, 'missing', null>) => actor.send(event),
    viewModel: () => provided.select(actor.getSnapshot()),
  };
}

describe('AUTH-15 the draft of a form', () => {
  it('is neither read nor written when the form is created, nor when it is empty', () => {
    const asked: string[] = [];
    const { machine, input } = provideForm({
      definition: { initial: { name: '' }, errors: () => ({}) },
      submit: () => Promise.resolve(done(null)),
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

  it('is stored after every change', () => {
    const form = runningForm();
    form.send({ type: 'field.changed', field: 'name', value: '김' });
    form.send({ type: 'field.changed', field: 'name', value: '김민수' });
    expect(form.written).toEqual([
      { name: '김', secret: '' },
      { name: '김민수', secret: '' },
    ]);
  });

  it('is restored when the form is mounted again, with its errors hidden', () => {
    expect(runningForm({ name: '김민수', secret: 'x' }).viewModel()).toMatchObject({
      values: { name: '김민수', secret: 'x' },
      isValid: true,
    });
    expect(runningForm({ name: '', secret: 'x' }).viewModel()).toMatchObject({
      errors: { name: 'missing' },
      shownErrors: {},
    });
  });

  it('is removed once it was accepted', async () => {
    const form = runningForm({ name: '김민수', secret: 'x' });
    form.send({ type: 'form.submitted' });
    await settled();
    expect(form.viewModel()).toMatchObject({ isSubmitted: true, values: { name: '', secret: '' } });
    expect(form.written.at(-1)).toEqual({ name: '', secret: '' });
  });

  it('is removed when the reader clears the form, which is then blank', () => {
    const form = runningForm({ name: '김민수', secret: 'x' });
    form.send({ type: 'form.cleared' });
    expect(form.viewModel().values).toEqual({ name: '', secret: '' });
    expect(form.written).toEqual([{ name: '', secret: '' }]);
  });
});

describe('REL-30 a cleared draft', () => {
  it('can be restored, and is stored again', () => {
    const form = runningForm();
    form.send({ type: 'field.changed', field: 'name', value: '김민수' });
    form.send({ type: 'form.cleared' });
    expect(form.viewModel()).toMatchObject({ values: { name: '' }, isWritten: false });
    form.cleared[0]?.restore();
    expect(form.viewModel()).toMatchObject({ values: { name: '김민수' }, isWritten: true, errors: {} });
    expect(form.written.at(-1)).toEqual({ name: '김민수', secret: '' });
  });

  it('does not replace what was typed since', () => {
    const form = runningForm({ name: '김민수', secret: 'x' });
    expect(form.viewModel().isRestored).toBe(true);
    form.send({ type: 'form.cleared' });
    expect(form.viewModel().isRestored).toBe(false);
    form.send({ type: 'field.changed', field: 'secret', value: 'y' });
    form.cleared[0]?.restore();
    expect(form.viewModel().values).toEqual({ name: '김민수', secret: 'y' });
  });

  it('is nothing when the form was blank', () => {
    const form = runningForm();
    form.send({ type: 'form.cleared' });
    expect(form.cleared).toMatchObject([{ wasWritten: false }]);
  });
});

describe('Caps Lock', () => {
  it('is reported at the field in which it was noticed, until it is off or the field is left', () => {
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

describe('a form whose subject changes elsewhere', () => {
  const fields = { name: '' };
  const begun = (drafts: readonly { readonly name: string }[]) => {
    const stored = [...drafts];
    let notify: (what: 'saved' | 'begun') => void = () => undefined;
    let listens = false;
    const { machine, input, select } = provideForm({
      definition: { initial: fields, errors: () => ({}) },
      draft: { read: () => stored.shift(), write: () => undefined },
      submit: () => Promise.resolve(done(null)),
      onChangedElsewhere: (listener) => {
        notify = listener;
        listens = true;
        return () => {
          listens = false;
        };
      },
    });
    const actor = createActor(machine, { input: input() }).start();
    return {
      actor,
      name: () => select(actor.getSnapshot()).values.name,
      change: (what: 'saved' | 'begun') => notify(what),
      listens: () => listens,
    };
  };

  it('is blank again where what it held was saved', () => {
    const { name, change } = begun([{ name: '김민수' }]);
    expect(name()).toBe('김민수');
    change('saved');
    expect(name()).toBe('');
  });

  it('holds the draft that was loaded into it', () => {
    const { name, change } = begun([{ name: '김민수' }, { name: '이선영' }]);
    change('begun');
    expect(name()).toBe('이선영');
  });

  it('listens for as long as it is there', () => {
    const { actor, listens } = begun([]);
    expect(listens()).toBe(true);
    actor.stop();
    expect(listens()).toBe(false);
  });
});
