import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const script = readFileSync(fileURLToPath(new URL('../../../mock-server/public/demo-sw.js', import.meta.url)), 'utf8');

interface FetchLike {
  readonly request: Request;
  readonly clientId: string;
  readonly stopImmediatePropagation: () => void;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** The worker's script in a scope of its own, before pages that know nothing of it. @param host what answers the worker itself */
function workerBefore(host: (url: string) => Response | Error) {
  const listeners = new Map<string, (event: FetchLike) => void>();
  let unregistered = 0;
  const asked: string[] = [];
  const self = {
    location: new URL('https://church.example/demo-sw.js'),
    registration: {
      active: {},
      unregister: () => {
        unregistered += 1;
        return Promise.resolve(true);
      },
    },
    clients: { matchAll: () => Promise.resolve([]), get: () => Promise.resolve(undefined) },
    addEventListener: (name: string, listener: (event: FetchLike) => void) => void listeners.set(name, listener),
  };
  const send = (input: string | Request) => {
    const url = typeof input === 'string' ? input : input.url;
    asked.push(url);
    const answer = host(url);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- a worker's script is a program of its own, not a module
  new Function('self', 'importScripts', 'fetch', 'activeClientIds', 'getResponse', script)(
    self,
    () => undefined,
    send,
    new Set<string>(),
    () => undefined,
  );

  /** Undefined where the worker keeps out of it. */
  const call = (path: string): Promise<Response> | undefined => {
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: new Request(`https://church.example${path}`),
      clientId: 'a page',
      stopImmediatePropagation: () => undefined,
      respondWith: (given) => {
        answer = given;
      },
    });
    return answer;
  };
  return { call, asked, unregistered: () => unregistered };
}

const page = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
const answer = () => new Response('[]', { headers: { 'Content-Type': 'application/json' } });
const isCall = (url: string): boolean => url.includes('/api/');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the worker of a demo that has gone from its site', () => {
  it.each([
    ['nothing', () => new Response(null, { status: 404 })],
    ['its one page', page],
  ])('leaves, and lets every call through, where the host has %s in its place', async (_, inItsPlace) => {
    const worker = workerBefore((url) => (isCall(url) ? answer() : inItsPlace()));
    const first = await worker.call('/api/Announcement?page=1');
    expect(await first?.text()).toBe('[]');
    expect(worker.unregistered()).toBe(1);
    expect(worker.call('/api/Announcement?page=2')).toBeUndefined();
  });

  it.each([
    ['its host has it', () => new Response('', { headers: { 'Content-Type': 'text/javascript' } })],
    ['there is no line', () => new TypeError('Failed to fetch')],
  ])('stays, and asks once, where %s', async (_, inItsPlace) => {
    const worker = workerBefore(() => inItsPlace());
    const waiting = worker.call('/api/Announcement?page=1');
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await waiting)?.type).toBe('error');
    expect(worker.asked).toEqual(['https://church.example/demo-sw.js']);
    expect(worker.unregistered()).toBe(0);
  });
});
