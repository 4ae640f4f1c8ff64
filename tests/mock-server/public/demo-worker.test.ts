import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workerBefore } from '../hosts/worker-before.ts';

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
    ['the browser is offline', () => new TypeError('Failed to fetch')],
  ])('stays, and asks once, where %s', async (_, inItsPlace) => {
    const worker = workerBefore(() => inItsPlace());
    const waiting = worker.call('/api/Announcement?page=1');
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await waiting)?.type).toBe('error');
    expect(worker.asked).toEqual(['https://church.example/demo-worker.js']);
    expect(worker.unregistered()).toBe(0);
  });
});

describe('MOCK-01 the worker of the demo', () => {
  it.each([
    ['at once where there was none', null, true],
    ["at once in the place of another program's", { scriptURL: 'https://church.example/mockServiceWorker.js' }, true],
    ['only after the last page of its own older build', { scriptURL: 'https://church.example/demo-worker.js' }, false],
  ])('takes over %s', (_, active, expected) => {
    expect(workerBefore(page).skipsWaiting(active)).toBe(expected);
  });
});
