import { describe, expect, it } from 'vitest';
import { createFormMachine } from '@/shared/form.machine.ts';
import { fails, succeeds, walkMachine } from '../../support/walk-machine.ts';

type Fields = Readonly<Record<'name', string>>;

const formMachine = createFormMachine<Fields, 'missing', null>();

const definition = {
  initial: { name: '' },
  errors: ({ name }: Fields) => (name === '' ? { name: 'missing' as const } : {}),
};

describe('REL-27 every state and transition of a form', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: formMachine,
      inputs: [
        { definition, blank: definition.initial, stored: undefined },
        { definition, blank: definition.initial, stored: { name: '이선영' }, isTakenOver: true },
        { definition: { ...definition, restarts: true }, blank: definition.initial, stored: undefined },
        { definition: { ...definition, adds: { isRecognised: false } }, blank: definition.initial, stored: undefined },
      ],
      tell: ({ context }) => [context.values, context.visited, context.lost],
      events: [
        { type: 'field.changed', field: 'name', value: '김민수' },
        { type: 'field.left', field: 'name' },
        { type: 'secret.toggled' },
        { type: 'capsLock.noticed', field: 'name', on: true },
        { type: 'form.submitted' },
        { type: 'form.cleared' },
        { type: 'repetition.confirmed' },
        { type: 'repetition.declined' },
        { type: 'field.changed', field: 'name', value: '' },
        { type: 'form.begun', input: { definition, blank: definition.initial, stored: { name: '이선영' } } },
        { type: 'form.restored', values: { name: '김민수' } },
        ...succeeds(formMachine, 'submit', { type: 'form.accepted', value: null }),
        ...succeeds(formMachine, 'submit', { type: 'form.withheld', reason: 'cancelled' }),
        ...fails(formMachine, 'submit'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
