import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttpClient } from '@/adapters/http/client.ts';
import { handOverPartingCalls } from '../../mock-server/hosts/service-worker.ts';
import { writingCalls } from './port-calls.ts';

const BASE_URL = 'https://demo.example/';

/** The calls that bypassed the worker and reached a host without an API. */
let lost: string[];
/** The calls that the worker received. */
let handed: unknown[];

/** As in Firefox, where a worker does not receive calls with `keepalive`. */
const host: typeof fetch = (input, init) => {
  if (init?.keepalive === true) lost.push(input instanceof Request ? input.url : input.toString());
  return Promise.resolve(new Response(null, { status: init?.keepalive === true ? 404 : 200 }));
};

const workers = {
  controller: {
    postMessage: (message: unknown, [port]: readonly Transferable[]) => {
      handed.push(message);
      if (!(port instanceof MessagePort)) return;
      port.postMessage({ status: 200, headers: [], body: null });
      port.close();
    },
  },
};

beforeEach(() => {
  lost = [];
  handed = [];
  vi.stubGlobal('window', { fetch: host, location: new URL(BASE_URL) });
});
afterEach(() => vi.unstubAllGlobals());

const line = () =>
  createHttpClient({ baseUrl: BASE_URL, timeoutMs: 15_000, fetch: (input, init) => window.fetch(input, init) });

describe('MOCK-01 a write in the demo, in a browser where calls with keepalive bypass workers', () => {
  it.each(writingCalls)('reaches the mocked server: $name', async ({ run }) => {
    handOverPartingCalls(workers);
    await run(line());
    expect(lost).toEqual([]);
  });

  it('would be lost if it were not sent to the worker', async () => {
    for (const { run } of writingCalls) void run(line());
    await vi.waitFor(() => expect(lost.length).toBeGreaterThan(5));
    const past = lost.length;
    handOverPartingCalls(workers);
    await Promise.all(writingCalls.map(({ run }) => run(line())));
    expect(handed).toHaveLength(past);
    expect(lost).toHaveLength(past);
  });
});
