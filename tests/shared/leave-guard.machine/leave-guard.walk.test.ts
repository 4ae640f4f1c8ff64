import { describe, expect, it } from 'vitest';
import { leaveGuardMachine } from '@/shared/leave-guard.machine.ts';
import { receiving } from '../../fakes/receiver.ts';
import { walkMachine } from '../../support/walk-machine.ts';

describe('REL-27 every state and transition of the leave guard', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: leaveGuardMachine,
      inputs: [{}],
      inert: ['follow', 'activate'],
      tell: ({ context }) => context.holder !== undefined,
      events: [
        { type: 'changes.made' },
        { type: 'changes.gone' },
        { type: 'leave.asked' },
        { type: 'close.asked', holder: receiving(() => undefined) },
        { type: 'leave.chosen' },
        { type: 'stay.chosen' },
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
