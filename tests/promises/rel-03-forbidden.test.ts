import { describe, expect, it } from 'vitest';
import { MINUTE } from '../builders/access-token.ts';
import { coreOf } from '../fakes/core.ts';
import { answered, scriptedSender } from '../fakes/scripted-sender.ts';
import { REFRESH, tokenNumber } from '../fakes/slow-refresh-server.ts';

/** A server that answers every refresh and refuses everything else with 403. */
function forbiddingServer() {
  let generation = 1;
  const { send, calls } = scriptedSender(({ path }) => {
    if (path !== REFRESH) return answered(403);
    generation += 1;
    return answered(200, { accessToken: tokenNumber(generation) });
  });
  return { send, refreshes: () => calls.filter(({ path }) => path === REFRESH).length, calls };
}

describe('REL-03 a user’s forbidden request', () => {
  it('five times in turn: one refresh, forbidden each time, and still signed in', async () => {
    const server = forbiddingServer();
    const { client, state, toasts } = await coreOf({ kept: tokenNumber(1), send: server.send });
    for (const page of [1, 2, 3, 4, 5]) {
      // oxlint-disable-next-line no-await-in-loop -- the calls must follow one another
      expect(await client({ path: `api/Member/${page}` })).toEqual(answered(403));
    }
    expect(server.refreshes()).toBe(1);
    expect(server.calls).toHaveLength(2 + 1 + 4);
    expect(state()).toEqual({ authenticated: 'idle' });
    expect(toasts.subjects()).toEqual([]);
  });

  it('five times at once: one refresh', async () => {
    const server = forbiddingServer();
    const { client } = await coreOf({ kept: tokenNumber(1), send: server.send });
    await Promise.all([1, 2, 3, 4, 5].map((page) => client({ path: `api/Member/${page}` })));
    await client({ path: 'api/Member' });
    expect(server.refreshes()).toBe(1);
  });

  it('again after the token has expired: one more refresh, since the role may have been given meanwhile (AUTH-18)', async () => {
    const server = forbiddingServer();
    const { client, clock } = await coreOf({ kept: tokenNumber(1), send: server.send });
    await client({ path: 'api/Member' });
    clock.advance(20 * MINUTE);
    await client({ path: 'api/Member' });
    await client({ path: 'api/Member' });
    expect(server.refreshes()).toBe(2);
  });
});
