import { describe, expect, it } from 'vitest';
import type { SessionGateway } from '@/auth/session.ports.ts';
import { makeRefreshSession, makeRestoreSession } from '@/auth/session.use-cases.ts';
import { done, refused } from '@/shared/outcome.ts';
import { aRawToken, NOON, seconds } from '../../builders/access-token.ts';
import { sessionGateway } from '../../fakes/session-gateway.ts';
import { stillClock } from '../../fakes/still-clock.ts';
import { tabChannels } from '../../fakes/tab-channels.ts';
import { tokenReader } from '../../fakes/token-reader.ts';
import { memoryTokenStore } from '../../fakes/token-store.ts';

function restoring(kept: string | undefined, answer: Awaited<ReturnType<SessionGateway['refresh']>> = refused('over')) {
  const asked: string[] = [];
  const gateway = sessionGateway({
    refresh: (token) => {
      asked.push(token);
      return Promise.resolve(answer);
    },
  });
  const clock = stillClock();
  const refresh = makeRefreshSession(gateway, tokenReader, clock);
  const { channel, marks } = tabChannels().open();
  return {
    asked,
    marks,
    restore: makeRestoreSession(memoryTokenStore(kept), tokenReader, refresh, channel, marks, clock),
  };
}

const valid = aRawToken();
const expired = aRawToken({ exp: seconds(NOON) });
const refreshed = aRawToken({ role: 'Editor' });

describe('AUTH-10, REL-06 the token in storage when the page loads', () => {
  it.each([
    ['none', undefined],
    ['no text', ''],
    ['garbage', 'garbage'],
    ['three parts of garbage', 'a.b.c'],
    ['a token that names nobody', aRawToken({ sid: undefined, email: undefined })],
    ['a token without an e-mail', aRawToken({ email: '' })],
    ['an expired token that names nobody', aRawToken({ sid: undefined, exp: 0 })],
  ])('%s: a visitor, without a call', async (_, kept) => {
    const { asked, restore } = restoring(kept);
    expect(await restore()).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('a valid one is kept, without a call', async () => {
    const { asked, restore } = restoring(valid);
    expect(await restore()).toMatchObject({ raw: valid, session: { userId: 'member-1' } });
    expect(asked).toEqual([]);
  });

  it('a mark without an answering tab is removed, so that the next visit need not wait (AUTH-18)', async () => {
    const { marks, restore } = restoring(undefined);
    marks.markOpen();
    expect(await restore()).toBeUndefined();
    expect(marks.isOpen()).toBe(false);
  });

  it('an expired one is refreshed once', async () => {
    const { asked, restore } = restoring(expired, done(refreshed));
    expect(await restore()).toMatchObject({ raw: refreshed, session: { roles: ['Editor'] } });
    expect(asked).toEqual([expired]);
  });

  it('an expired one that the server does not refresh makes a visitor', async () => {
    const { restore } = restoring(expired, refused('over'));
    expect(await restore()).toBeUndefined();
  });

  it('an expired one is kept when the server does not answer (REL-04)', async () => {
    const { restore } = restoring(expired, refused('unreachable'));
    expect(await restore()).toMatchObject({ raw: expired });
  });

  it('one that never expires is kept', async () => {
    const { restore } = restoring(aRawToken({ exp: undefined }));
    expect(await restore()).toMatchObject({ expiresAt: undefined });
  });
});
