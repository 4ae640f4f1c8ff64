import { describe, expect, it } from 'vitest';
import { ownCorrectionsMachine } from '@/people/privacy.machine.ts';
import type { OwnCorrection } from '@/people/privacy.ts';
import { fails, succeeds, walkMachine } from '../../support/walk-machine.ts';

const correction: OwnCorrection = {
  id: 1,
  field: 'telephone',
  wanted: '+595 981 765 432',
  note: '',
  created: undefined,
  state: 'open',
  answer: '',
};

describe('REL-27 every state and transition of', () => {
  it('what the user has asked the office to correct (MINE-06)', async () => {
    const report = await walkMachine({
      machine: ownCorrectionsMachine,
      inert: ['undoListener'],
      tell: ({ context }) => [context.corrections?.length],
      events: [
        { type: 'retry.asked' },
        { type: 'withdrawal.asked', correction },
        { type: 'corrections.outdated' },
        ...succeeds(ownCorrectionsMachine, 'read', [correction]),
        ...fails(ownCorrectionsMachine, 'read'),
        ...succeeds(ownCorrectionsMachine, 'withdraw', null),
        ...fails(ownCorrectionsMachine, 'withdraw'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
