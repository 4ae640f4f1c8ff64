import { describe, expect, it } from 'vitest';
import { currentUserOf } from '@/auth/current-user.machine.ts';
import { anAccessToken } from '../builders/access-token.ts';
import { aSession } from '../builders/session.ts';
import { memberSession, runningSession } from '../support/running-session.ts';

const token = anAccessToken('mine', { session: aSession({ userId: '7' }) });

describe('AUTH-18 a change of roles', () => {
  it.each([7, '7'])('of the user themselves, named %j, requests a new token', async (id) => {
    const { actor, refresh } = await memberSession(token);
    currentUserOf(actor).refreshFor(id);
    expect(refresh.calls.length).toBe(1);
  });

  it('of another user requests none', async () => {
    const { actor, refresh } = await memberSession(token);
    currentUserOf(actor).refreshFor(8);
    expect(refresh.calls.length).toBe(0);
  });

  it('requests none without a user', () => {
    const { actor, refresh } = runningSession();
    currentUserOf(actor).refreshFor(7);
    expect(refresh.calls.length).toBe(0);
  });
});
