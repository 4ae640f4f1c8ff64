import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttpClient } from '@/adapters/http/http-client.ts';
import { handOverPartingCalls } from '../../mock-server/hosts/parting-calls.ts';
import { writingCalls } from './port-calls.ts';

const BASE_URL = 'https://demo.example/';

/** What went past the worker, to a host that knows none of it. */
let lost: string[];
/** What the worker was handed. */
let handed: unknown[];

/** As in Firefox, where no worker hears of a call that outlives its page. */
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

describe('MOCK-01 what is written in the demo, in a browser whose parting calls go past workers', () => {
  it.each(writingCalls)('reaches the church: $name', async ({ run }) => {
    handOverPartingCalls(workers);
    await run(line());
    expect(lost).toEqual([]);
  });

  it('would be lost but for the worker that is handed it', async () => {
    for (const { run } of writingCalls) void run(line());
    await vi.waitFor(() => expect(lost.length).toBeGreaterThan(5));
    const past = lost.length;
    handOverPartingCalls(workers);
    await Promise.all(writingCalls.map(({ run }) => run(line())));
    expect(handed).toHaveLength(past);
    expect(lost).toHaveLength(past);
  });
});
