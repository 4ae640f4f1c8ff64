import { describe, expect, it } from 'vitest';
import { makeRefreshSession } from '@/auth/session.use-cases.ts';
import { done, refused } from '@/shared/outcome.ts';
import { aRawToken, MINUTE, NOON } from '../../builders/access-token.ts';
import { sessionGateway } from '../../fakes/session-gateway.ts';
import { stillClock } from '../../fakes/still-clock.ts';
import { tokenReader } from '../../fakes/token-reader.ts';

const refreshBy = (answer: Parameters<typeof sessionGateway>[0]) =>
  makeRefreshSession(sessionGateway(answer), tokenReader, stillClock());

describe('AUTH-14, AUTH-18 a refresh', () => {
  it('exchanges the old token for one with the present roles', async () => {
    const asked: unknown[] = [];
    const raw = aRawToken({ role: 'Editor' });
    const refresh = refreshBy({
      refresh: (...args) => {
        asked.push(...args);
        return Promise.resolve(done(raw));
      },
    });
    const { signal } = new AbortController();
    expect(await refresh('old', signal)).toMatchObject({
      kind: 'done',
      value: { raw, session: { roles: ['Editor'] }, expiresAt: NOON.getTime() + 15 * MINUTE },
    });
    expect(asked).toEqual(['old', signal]);
  });

  it.each(['over', 'unreachable'] as const)('REL-04 passes %s on', async (reason) => {
    const refresh = refreshBy({ refresh: () => Promise.resolve(refused(reason)) });
    expect(await refresh('old')).toEqual(refused(reason));
  });

  it.each([['garbage'], [aRawToken({ sid: undefined })]])('REL-06 is over with %s', async (raw) => {
    const refresh = refreshBy({ refresh: () => Promise.resolve(done(raw)) });
    expect(await refresh('old')).toEqual(refused('over'));
  });
});
