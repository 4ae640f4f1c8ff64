import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type ChangedElsewhere, type ClearedForm, provideForm } from '@/shared/form.machine.ts';
import { done, type Outcome } from '@/shared/outcome.ts';
import { settled } from '../../fakes/deferred.ts';

interface Setting {
  readonly drafts?: readonly string[];
  readonly restarts?: true;
}

/** A running form, and what it has emitted about its changes. */
function runningForm({ drafts = [], ...rules }: Setting = {}) {
  const stored = [...drafts];
  const cleared: ClearedForm[] = [];
  let notify: (what: ChangedElsewhere) => void = () => undefined;
  const provided = provideForm({
    definition: { initial: { name: '' }, errors: () => ({}), ...rules },
    draft: {
      read: () => {
        const name = stored.shift();
        return name === undefined ? undefined : { name };
      },
      write: () => undefined,
    },
    submit: (): Promise<Outcome<null>> => Promise.resolve(done(null)),
    cleared: (form) => void cleared.push(form),
    onChangedElsewhere: (listener) => {
      notify = listener;
      return () => undefined;
    },
  });
  const form = createActor(provided.machine, { input: provided.input() });
  const emitted: string[] = [];
  for (const type of ['changes.made', 'changes.gone'] as const) form.on(type, () => emitted.push(type));
  form.start();
  return {
    form,
    emitted,
    write: (value: string) => form.send({ type: 'field.changed', field: 'name', value }),
    restore: () => cleared[0]?.restore(),
    changeElsewhere: (what: ChangedElsewhere) => notify(what),
  };
}

describe('MEMB-05 a form emits its unsaved changes', () => {
  it('once when the first is typed, and once when the last is taken back', () => {
    const { emitted, write } = runningForm();
    expect(emitted).toEqual([]);
    write('김');
    write('김민수');
    expect(emitted).toEqual(['changes.made']);
    write('');
    expect(emitted).toEqual(['changes.made', 'changes.gone']);
  });

  it('when they are cleared, and when that is undone', () => {
    const { form, emitted, write, restore } = runningForm();
    write('김민수');
    form.send({ type: 'form.cleared' });
    expect(emitted).toEqual(['changes.made', 'changes.gone']);
    restore();
    expect(emitted).toEqual(['changes.made', 'changes.gone', 'changes.made']);
  });

  it.each([{}, { restarts: true }] as const)('when they are accepted (%o)', async (rules) => {
    const { form, emitted, write } = runningForm(rules);
    write('김민수');
    form.send({ type: 'form.submitted' });
    expect(emitted).toEqual(['changes.made']);
    await settled();
    expect(emitted).toEqual(['changes.made', 'changes.gone']);
  });

  it('when it starts with a draft, and when it begins again without one', () => {
    const { form, emitted, changeElsewhere } = runningForm({ drafts: ['김민수'] });
    expect(emitted).toEqual(['changes.made']);
    expect(form.getSnapshot().context.hasEmittedChanges).toBe(true);
    changeElsewhere('begun');
    expect(emitted).toEqual(['changes.made', 'changes.gone']);
  });

  it('when it begins again with a draft, and not again where both beginnings have one', () => {
    const { emitted, changeElsewhere, write } = runningForm({ drafts: ['김민수', '이선영'] });
    changeElsewhere('begun');
    expect(emitted).toEqual(['changes.made']);
    write('');
    expect(emitted).toEqual(['changes.made', 'changes.gone']);
  });

  it('when its values were saved elsewhere, and when a field is chosen elsewhere', () => {
    const { emitted, changeElsewhere } = runningForm();
    changeElsewhere({ field: 'name', value: '김민수' });
    expect(emitted).toEqual(['changes.made']);
    changeElsewhere('saved');
    expect(emitted).toEqual(['changes.made', 'changes.gone']);
  });
});
