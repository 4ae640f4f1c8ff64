import { describe, expect, it } from 'vitest';
import { confirmationCalls, confirmEmailMachine } from '@/auth/mail-links.machine.ts';
import { fails, succeeds, walkMachine } from '../../support/walk-machine.ts';

describe('REL-27 every state and transition of a confirmation', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: confirmEmailMachine,
      tell: ({ context }) => context.link,
      events: [
        { type: 'link.opened', link: undefined },
        { type: 'link.opened', link: { userId: '7', code: 'a' } },
        { type: 'link.opened', link: { userId: '7', code: 'b' } },
        { type: 'retry.asked' },
        ...succeeds(confirmEmailMachine, 'confirm', null),
        ...fails(confirmEmailMachine, 'confirm', new confirmationCalls.CallFailure('notConfirmed')),
        ...fails(confirmEmailMachine, 'confirm', new confirmationCalls.CallFailure('unreachable')),
        ...fails(confirmEmailMachine, 'confirm'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
