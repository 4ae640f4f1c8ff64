import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BrowserHost, ChurchClock } from '../../../mock-server/hosts/beside-page.ts';
import { startBesidePage } from '../../../mock-server/hosts/beside-page.ts';

const never = new Promise<never>(() => undefined);
const broken = (): Promise<never> => Promise.reject(new Error('broken'));
const clock: ChurchClock = { now: () => new Date(0) };

/** A host that is loaded. */
const host = (parts: () => Partial<BrowserHost>) => async (): Promise<BrowserHost> => ({
  filled: Promise.resolve(),
  ready: Promise.resolve(clock),
  ...parts(),
});

/** The state of a page that starts a mocked server, and of the calls that it makes. */
const watch = (fetch: () => Promise<BrowserHost>) => {
  const seen = { page: 'waits', calls: 'wait' };
  const root: { readonly dataset: Record<string, string> } = { dataset: {} };
  const askEarly = vi.fn();
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('window', { askEarly });
  const { settled, ready } = startBesidePage(fetch);
  void settled.then(() => (seen.page = 'alive'));
  ready.then(
    (given) => (seen.calls = given === clock ? 'go' : 'another clock'),
    (error: unknown) => (seen.calls = String(error)),
  );
  return Object.assign(seen, { mark: () => root.dataset['backend'], askEarly });
};

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
  // Set for the whole page: other tests must not find it.
  vi.stubGlobal('__zod_globalConfig', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('MOCK-01 a page beside its church', () => {
  it('waits until the records are created, and its calls until the mock answers', async () => {
    let fill = (): void => undefined;
    const seen = watch(host(() => ({ filled: new Promise<void>((resolve) => (fill = resolve)) })));
    await pass(0);
    expect(seen).toMatchObject({ page: 'waits', calls: 'wait' });
    expect(seen.askEarly).not.toHaveBeenCalled();
    fill();
    await pass(0);
    expect(seen).toMatchObject({ page: 'alive', calls: 'go' });
    expect(seen.askEarly).toHaveBeenCalledTimes(1);
    expect(seen.mark()).toBe('ready');
  });

  it.each([
    ['its code never comes', () => never],
    ['it never opens', host(() => ({ filled: never, ready: never }))],
  ])('is made alive after 5 seconds where %s, and its calls fail after 20', async (_, fetch) => {
    const seen = watch(fetch);
    await pass(4_999);
    expect(seen).toMatchObject({ page: 'waits', calls: 'wait' });
    await pass(1);
    expect(seen).toMatchObject({ page: 'alive', calls: 'wait' });
    await pass(15_000);
    expect(seen.calls).toContain('did not open in time');
  });

  it.each([
    ['its code fails', broken],
    ['it cannot be filled', host(() => ({ filled: broken(), ready: never }))],
  ])('is made alive at once where %s, and its calls fail', async (_, fetch) => {
    const seen = watch(fetch);
    await pass(0);
    expect(seen).toMatchObject({ page: 'alive', calls: 'Error: broken' });
  });

  it('leaves it to the mock how long calls wait for the service worker', async () => {
    const seen = watch(host(() => ({ ready: never })));
    await pass(60_000);
    expect(seen).toMatchObject({ page: 'alive', calls: 'wait' });
  });

  it.each([
    ['on a first visit', null, ['/demo-worker.js']],
    ['not where a worker is there already', {}, []],
  ])('registers the service worker beside the church, %s', (_, controller, expected) => {
    const registered: string[] = [];
    const register = (url: string): Promise<never> => {
      registered.push(url);
      return never;
    };
    vi.stubGlobal('navigator', { serviceWorker: { controller, register } });
    watch(() => never);
    expect(registered).toEqual(expected);
  });
});
