import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createPickerMachine } from '@/shared/picker.machine.ts';
import { walkMachine } from '../support/walk-machine.ts';

const machine = createPickerMachine<string>();

const open = () => {
  const actor = createActor(machine).start();
  actor.send({ type: 'picker.opened', subject: 'president' });
  return { actor, context: () => actor.getSnapshot().context };
};

describe('a picker', () => {
  it('opens empty for a subject, whatever was searched before', () => {
    const { actor, context } = open();
    actor.send({ type: 'text.changed', text: '김' });
    actor.send({ type: 'keyboard.placed', at: 3 });
    actor.send({ type: 'picker.closed' });
    expect(actor.getSnapshot().matches('closed')).toBe(true);
    actor.send({ type: 'picker.opened', subject: 'members' });
    expect(context()).toEqual({ subject: 'members', searchText: '', at: undefined });
  });

  it('selects the first match after every letter', () => {
    const { actor, context } = open();
    actor.send({ type: 'keyboard.moved', by: 1, among: 5 });
    actor.send({ type: 'text.changed', text: '김' });
    expect(context()).toMatchObject({ searchText: '김', at: 0 });
  });

  it.each(['', ' '])('REL-29 selects nothing before a letter is typed (%j)', (text) => {
    const { actor, context } = open();
    expect(context().at).toBeUndefined();
    actor.send({ type: 'text.changed', text: '김' });
    actor.send({ type: 'text.changed', text });
    expect(context().at).toBeUndefined();
  });

  it.each([
    [[1], 3, 0],
    [[1, 1], 3, 1],
    [[1, 1, 1, 1], 3, 0],
    [[-1], 3, 2],
    [[1, -1], 3, 2],
    [[1, 1], 1, 0],
    [[1, -1], 0, undefined],
  ] as const)('the arrows %j among %i lead to %s', (steps, among, at) => {
    const { actor, context } = open();
    for (const by of steps) actor.send({ type: 'keyboard.moved', by, among });
    expect(context().at).toBe(at);
  });
});

describe('REL-27 every state and transition of the picker', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine,
      tell: ({ context }) => [context.searchText, context.at],
      events: [
        { type: 'picker.opened', subject: 'president' },
        { type: 'picker.closed' },
        { type: 'text.changed', text: '김' },
        { type: 'text.changed', text: '' },
        { type: 'keyboard.moved', by: 1, among: 2 },
        { type: 'keyboard.placed', at: 1 },
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
