import { describe, expect, it } from 'vitest';
import { loginDialogMachine } from '@/auth/machines/login-dialog.machine.ts';
import { walkMachine } from '../../fakes/walk-machine.ts';

describe('REL-27 every state and transition of the login dialog', () => {
  it('is walked', async () => {
    const report = await walkMachine({
      machine: loginDialogMachine,
      tell: ({ context }) => [context.occasion, context.pageAsks],
      events: [
        { type: 'login.asked', occasion: 'asked' },
        { type: 'login.asked', occasion: 'pageNeedsSession', returnTo: '/account/profile' },
        { type: 'login.succeeded' },
        { type: 'login.closed' },
        { type: 'page.guarded' },
        { type: 'page.left' },
        { type: 'session.ended', how: 'sessionEnded', returnTo: '/account/profile' },
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
