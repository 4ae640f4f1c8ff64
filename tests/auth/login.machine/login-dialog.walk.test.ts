import { describe, expect, it } from 'vitest';
import { loginDialogMachine } from '@/auth/login.machine.ts';
import { walkMachine } from '../../support/walk-machine.ts';

describe('REL-27 every state and transition of the login dialog', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: loginDialogMachine,
      inputs: [{ home: '/home' }],
      inert: ['message', 'element'],
      tell: ({ context }) => [context.occasion, context.pageAsks, context.due],
      events: [
        { type: 'login.asked', occasion: 'asked', returnTo: '/intro/vision' },
        { type: 'login.asked', occasion: 'pageNeedsSession', returnTo: '/account/profile' },
        { type: 'login.succeeded' },
        { type: 'login.succeeded', asAnother: true },
        { type: 'login.closed' },
        { type: 'page.needsLogin' },
        { type: 'page.left' },
        { type: 'session.ended', how: 'sessionEnded', returnTo: '/account/profile' },
        { type: 'session.tokenRejected' },
        { type: 'session.tokenAccepted' },
        { type: 'message.gone' },
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
