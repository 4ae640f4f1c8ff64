import { describe, expect, it } from 'vitest';
import { textSizeMachine } from '@/shared/text-size.machine.ts';
import { walkMachine } from '../../support/walk-machine.ts';

describe('REL-27 every state and transition of the text size', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: textSizeMachine,
      inputs: [{ size: 'normal' }],
      events: [
        { type: 'size.chosen', size: 'normal' },
        { type: 'size.chosen', size: 'large' },
        { type: 'size.chosen', size: 'largest' },
      ],
      tell: ({ context }) => context.size,
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
