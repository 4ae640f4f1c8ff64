import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { answered, scriptedSender } from '../fakes/scripted-sender.ts';
import { REFRESH, slowRefreshServer, tokenNumber } from '../fakes/slow-refresh-server.ts';

const OLD = tokenNumber(1);
const NEW = tokenNumber(2);
const byToken = ({ bearer }: { readonly bearer?: string | undefined }) => answered(bearer === NEW ? 200 : 403);

describe('REL-01, AUTH-15 any number of requests that are answered 403 share one refresh', () => {
  it('each waits for it, and is repeated once with the new token', async () => {
    const server = slowRefreshServer(byToken);
    const { client } = await coreOf({ kept: OLD, send: server.send });
    const ends = Promise.all([1, 2, 3, 4, 5].map((page) => client({ path: `api/page/${page}` })));
    await settled();
    expect(server.calls()).toHaveLength(5);
    expect(server.refreshes).toHaveLength(1);
    await server.answerRefresh(NEW);
    for (const end of await ends) expect(end).toMatchObject(answered(200));
    expect(server.refreshes).toHaveLength(1);
    expect(server.calls()).toHaveLength(10);
  });

  it('a request that begins during the refresh waits, and is sent once', async () => {
    const server = slowRefreshServer(byToken);
    const { client } = await coreOf({ kept: OLD, send: server.send });
    const first = client({ path: 'api/first' });
    await settled();
    const second = client({ path: 'api/second' });
    await settled();
    expect(server.calls().map(({ path }) => path)).toEqual(['api/first']);
    await server.answerRefresh(NEW);
    expect(await Promise.all([first, second])).toMatchObject([answered(200), answered(200)]);
    expect(server.calls().map(({ path }) => path)).toEqual(['api/first', 'api/first', 'api/second']);
  });

  it('in any order of requests and answers, late ones use the newer token', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 6 }), async (scheduler, count) => {
        const { send, calls } = scriptedSender((call) =>
          scheduler.schedule(
            Promise.resolve(call.path === REFRESH ? answered(200, { accessToken: NEW }) : byToken(call)),
          ),
        );
        const { client } = await coreOf({ kept: OLD, send });
        const paths = Array.from({ length: count }, (_, index) => `api/${index}`);
        const ends = paths.map((path) => scheduler.schedule(Promise.resolve()).then(() => client({ path })));
        for (const end of await scheduler.waitFor(Promise.all(ends))) expect(end).toMatchObject(answered(200));

        expect(calls.filter(({ path }) => path === REFRESH)).toHaveLength(1);
        for (const path of paths) {
          const bearers = calls.filter((call) => call.path === path).map(({ bearer }) => bearer);
          expect([[OLD, NEW], [NEW]]).toContainEqual(bearers);
        }
      }),
      { numRuns: 60 },
    );
  });
});
