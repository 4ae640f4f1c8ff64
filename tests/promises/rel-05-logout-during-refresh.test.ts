import { describe, expect, it } from 'vitest';
import { coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { answered, unsent } from '../fakes/scripted-sender.ts';
import { slowRefreshServer, tokenNumber } from '../fakes/slow-refresh-server.ts';

describe('REL-05 signing out while a refresh is under way', () => {
  it('drops the late token: nothing is stored, and the request ends', async () => {
    const server = slowRefreshServer(({ method }) => answered(method === 'DELETE' ? 200 : 403));
    const { client, session, state, store, navigation } = await coreOf({ kept: tokenNumber(1), send: server.send });
    const end = client({ path: 'api/x' });
    await settled();
    session.send({ type: 'signOut.asked' });
    await server.answerRefresh(tokenNumber(2));
    expect(await end).toEqual(unsent);
    expect(state()).toBe('signedOut');
    expect(store.read()).toBeUndefined();
    expect(store.written).toEqual([tokenNumber(1)]);
    expect(navigation.visited).toEqual(['/logout']);
  });

  it('a request that begins afterwards carries no bearer', async () => {
    const server = slowRefreshServer(() => answered(200));
    const { client, session } = await coreOf({ kept: tokenNumber(1), send: server.send });
    session.send({ type: 'signOut.asked' });
    await client({ path: 'api/x' });
    expect(server.calls().find(({ path }) => path === 'api/x')).toMatchObject({ bearer: undefined });
  });
});
