import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { selectionMachine } from '@/shared/board.machine.ts';
import { foldsMachine } from '@/shared/folds.machine.ts';
import { walkMachine } from '../fakes/walk-machine.ts';

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

describe('folding', () => {
  it('is reversed by the same press, and ends for a reader who is led there', () => {
    const actor = createActor(foldsMachine, { input: { folded: ['a'] } }).start();
    const folded = () => actor.getSnapshot().context.folded;
    actor.send({ type: 'fold.toggled', id: 'b' });
    expect(folded()).toEqual(['a', 'b']);
    actor.send({ type: 'fold.toggled', id: 'a' });
    actor.send({ type: 'fold.opened', id: 'b' });
    actor.send({ type: 'fold.opened', id: 'b' });
    expect(folded()).toEqual([]);
  });

  it('REL-27 is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: foldsMachine,
      inputs: [{ folded: ['a'] }],
      tell: ({ context }) => context.folded.length,
      events: [
        { type: 'fold.toggled', id: 'a' },
        { type: 'fold.opened', id: 'a' },
      ],
    });
    expect(report).toEqual(ALL_WALKED);
  });
});
