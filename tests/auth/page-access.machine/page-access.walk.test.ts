import { describe, expect, it } from 'vitest';
import { pageAccessMachine } from '@/auth/page-access.machine.ts';
import { walkMachine } from '../../support/walk-machine.ts';

describe('REL-27 every state and transition of the access to a page', () => {
  it('is reached and taken by some event', async () => {
    const report = await walkMachine({
      machine: pageAccessMachine,
      inputs: ['unknown', 'open'],
      inert: ['session', 'guard', 'login'],
      tell: ({ context }) => context.access,
      events: [
        { type: 'access.determined', access: 'open' },
        { type: 'access.determined', access: 'signInNeeded' },
        { type: 'login.asked' },
        { type: 'address.changed' },
      ],
    });
    // The whole machine handles a change of the session, in any state.
    expect(report).toEqual({ neverReached: [], neverLeft: ['pageAccess.settled'], neverTaken: [], strayed: [] });
  });
});
