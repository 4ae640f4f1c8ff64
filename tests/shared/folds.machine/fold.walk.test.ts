import { describe, expect, it } from 'vitest';
import { foldMachine } from '@/shared/folds.machine.ts';
import { walkMachine } from '../../support/walk-machine.ts';

describe('REL-27 every state and transition of a fold', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: foldMachine,
      inputs: [{ open: false }, { open: true }],
      events: [{ type: 'fold.opened' }, { type: 'fold.closed' }],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
