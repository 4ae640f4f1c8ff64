import { describe, expect, it } from 'vitest';
import { refreshCalls, sessionMachine, signInCalls } from '@/auth/session.machine.ts';
import { anAccessToken } from '../../builders/access-token.ts';
import { aSession } from '../../builders/session.ts';
import { fails, succeeds, walkMachine } from '../../support/walk-machine.ts';

const token = anAccessToken('held');
/** The token of a user who signs out in another tab. */
const endedToken = anAccessToken('ended', { session: aSession({ userId: 'ended' }) });
const credentials = { email: 'minsu@example.org', password: 'x' };

describe('REL-27 every state and transition of the session', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: sessionMachine.provide({ guards: { hasEnded: (_, userId) => userId === 'ended' } }),
      inert: ['otherTabs'],
      tell: ({ context }) => [context.token?.raw, context.login?.isSent, context.endedMeanwhile],
      events: [
        { type: 'signIn.asked', credentials },
        { type: 'signIn.cancelled' },
        { type: 'refresh.asked' },
        { type: 'signOut.asked' },
        { type: 'session.forbidden', token: 'held' },
        { type: 'session.forbidden', token: 'another' },
        { type: 'session.rejected', token: 'held' },
        { type: 'session.rejected', token: 'another' },
        { type: 'session.accepted', token: 'held' },
        { type: 'session.accepted', token: 'another' },
        { type: 'session.endedElsewhere', userId: token.session.userId },
        { type: 'session.endedElsewhere', userId: 'another' },
        { type: 'session.endMissed' },
        { type: 'xstate.after.lastCalls.session.signingOut.finishing' },
        ...succeeds(sessionMachine, 'restore', endedToken),
        ...succeeds(sessionMachine, 'refresh', endedToken),
        ...succeeds(sessionMachine, 'restore', token),
        ...succeeds(sessionMachine, 'restore', undefined),
        ...fails(sessionMachine, 'restore'),
        ...succeeds(sessionMachine, 'signIn', token),
        ...fails(sessionMachine, 'signIn', new signInCalls.CallFailure('badCredentials')),
        ...fails(sessionMachine, 'signIn'),
        ...succeeds(sessionMachine, 'refresh', token),
        ...fails(sessionMachine, 'refresh', new refreshCalls.CallFailure('over')),
        ...fails(sessionMachine, 'refresh', new refreshCalls.CallFailure('unreachable')),
        ...fails(sessionMachine, 'refresh'),
        ...succeeds(sessionMachine, 'lastCalls', undefined),
        ...fails(sessionMachine, 'lastCalls'),
        ...succeeds(sessionMachine, 'revoke', null),
        ...fails(sessionMachine, 'revoke'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
