import { describe, expect, it } from 'vitest';
import { accountDeletionMachine } from '@/auth/account-deletion.machine.ts';
import { fails, succeeds, walkMachine } from '../../support/walk-machine.ts';

const waiting = { due: new Date('2026-12-01T12:40:00Z') };
const standing = { due: undefined };

describe('REL-27 every state and transition of the deletion of an account', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: accountDeletionMachine,
      tell: ({ context }) => [context.deletion?.due, context.failure, context.isFresh],
      events: [
        { type: 'retry.asked' },
        { type: 'deletion.asked' },
        { type: 'dialog.closed' },
        { type: 'deletion.begun', deletion: waiting },
        { type: 'cancellation.asked' },
        { type: 'tab.shown' },
        ...succeeds(accountDeletionMachine, 'read', waiting),
        ...succeeds(accountDeletionMachine, 'read', standing),
        ...fails(accountDeletionMachine, 'read'),
        ...succeeds(accountDeletionMachine, 'cancel', standing),
        ...fails(accountDeletionMachine, 'cancel'),
      ],
      inert: ['watchTab'],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
