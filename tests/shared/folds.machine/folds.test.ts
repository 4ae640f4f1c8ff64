import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { foldsMachine } from '@/shared/folds.machine.ts';
import { walkMachine } from '../../support/walk-machine.ts';

const ALL_WALKED = { neverReached: [], neverLeft: [], neverTaken: [], strayed: [] };

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
