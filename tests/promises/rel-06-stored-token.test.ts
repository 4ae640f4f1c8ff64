import { describe, expect, it } from 'vitest';
import { aRawToken, NOON, seconds } from '../builders/access-token.ts';
import { coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { answered, scriptedSender } from '../fakes/scripted-sender.ts';
import { slowRefreshServer, tokenNumber } from '../fakes/slow-refresh-server.ts';

const expired = aRawToken({ exp: seconds(NOON) - 1 });

describe('REL-06, AUTH-10 the stored token when the page loads', () => {
  it.each([
    ['garbage', 'garbage'],
    ['a token that names no user', aRawToken({ sid: undefined, email: undefined })],
    ['half a token', expired.slice(0, 30)],
    ['a body that is no object', `x.${Buffer.from('7').toString('base64url')}.y`],
  ])('%s: a visitor, nothing stored, no message', async (_, kept) => {
    const { send, calls } = scriptedSender(() => answered(200));
    const { state, store, toasts } = await coreOf({ kept, send });
    expect(state()).toBe('signedOut');
    expect(store.read()).toBeUndefined();
    expect(toasts.subjects()).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('an expired token: calls wait for its refresh, which happens once', async () => {
    const server = slowRefreshServer(() => answered(200));
    const { client, state, store } = await coreOf({ kept: expired, send: server.send });
    expect(state()).toBe('restoring');
    const end = client({ path: 'api/x' });
    await settled();
    expect(server.calls()).toEqual([]);
    await server.answerRefresh(tokenNumber(2));
    expect(await end).toMatchObject(answered(200));
    expect(server.calls()).toMatchObject([{ bearer: tokenNumber(2) }]);
    expect(server.refreshes).toHaveLength(1);
    expect(store.read()).toBe(tokenNumber(2));
  });
});
