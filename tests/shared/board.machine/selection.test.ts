import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { selectionMachine } from '@/shared/board.machine.ts';
import { walkMachine } from '../../support/walk-machine.ts';

const ALL_WALKED = { neverReached: [], neverLeft: [], neverTaken: [], strayed: [] };

describe('selecting several items', () => {
  it('keeps them in the order of selection, and clears them at the end', () => {
    const actor = createActor(selectionMachine).start();
    const chosen = () => actor.getSnapshot().context.chosen;
    actor.send({ type: 'item.toggled', id: 'a' });
    expect(chosen()).toEqual([]);
    actor.send({ type: 'selecting.toggled' });
    for (const id of ['b', 'a', 'c', 'a']) actor.send({ type: 'item.toggled', id });
    expect(chosen()).toEqual(['b', 'c']);
    actor.send({ type: 'selecting.toggled' });
    expect(chosen()).toEqual([]);
  });

  it('ends once all of them were moved together', () => {
    const actor = createActor(selectionMachine).start();
    const chosen = () => actor.getSnapshot().context.chosen;
    actor.send({ type: 'selecting.toggled' });
    for (const id of ['a', 'b']) actor.send({ type: 'item.toggled', id });
    actor.send({ type: 'items.moved', ids: ['a'] });
    actor.send({ type: 'items.moved', ids: ['c'] });
    expect(chosen()).toEqual(['a', 'b']);
    actor.send({ type: 'items.moved', ids: ['b', 'a'] });
    expect(chosen()).toEqual([]);
  });

  it('REL-27 is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: selectionMachine,
      tell: ({ context }) => context.chosen.length,
      events: [
        { type: 'selecting.toggled' },
        { type: 'item.toggled', id: 'a' },
        { type: 'items.moved', ids: ['a'] },
        { type: 'selection.cleared' },
      ],
    });
    expect(report).toEqual(ALL_WALKED);
  });
});
