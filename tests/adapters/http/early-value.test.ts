import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createHttpClient } from '@/adapters/http/client.ts';
import { takeEarlyValue } from '@/adapters/http/early-value.ts';
import { deferred } from '../../fakes/deferred.ts';

const ADDRESS = 'https://church.test/api/Announcement?page=1';

const call = (answer: Promise<Response>) => ({ answer, giveUp: vi.fn() });

/** A page that asked for the list early. */
function pageWith(answer: Promise<Response>) {
  const earlyCalls = { [ADDRESS]: call(answer) };
  vi.stubGlobal('window', { earlyCalls });
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  const fetch = vi.fn(() => Promise.resolve(new Response('["late"]')));
  vi.stubGlobal('fetch', fetch);
  const send = createHttpClient({ baseUrl: 'https://church.test/', timeoutMs: 1000 });
  return { earlyCalls, fetch, ask: () => send({ path: 'api/Announcement?page=1' }) };
}

const take = () => takeEarlyValue(ADDRESS, z.array(z.string()), (titles) => titles.join());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the value of an early answer', () => {
  it('is what the view selects of it, once', async () => {
    pageWith(Promise.resolve(Response.json(['one', 'two'])));
    expect(await take()).toBe('one,two');
    expect(await take()).toBeUndefined();
  });

  it('is not shown where the client took the answer meanwhile', async () => {
    const answer = deferred<Response>();
    const { ask, fetch } = pageWith(answer.promise);
    const taken = take();
    const asked = ask();
    answer.resolve(Response.json(['one']));
    expect(await taken).toBeUndefined();
    expect(await asked).toMatchObject({ body: ['one'] });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is not copied where the answer was taken and read already', async () => {
    const answer = deferred<Response>();
    const { earlyCalls } = pageWith(answer.promise);
    const read = answer.promise.then((response) => {
      Reflect.deleteProperty(earlyCalls, ADDRESS);
      return response.text();
    });
    const taken = take();
    answer.resolve(Response.json(['one']));
    expect(await taken).toBeUndefined();
    expect(await read).toBe('["one"]');
  });

  it.each([
    ['a failed call', () => Promise.reject<Response>(new TypeError('no connection'))],
    ['a status that is no success', () => Promise.resolve(Response.json([], { status: 500 }))],
    ['a body of another shape', () => Promise.resolve(Response.json([1]))],
    ['a body that is no JSON', () => Promise.resolve(new Response('<html>'))],
    ['a copy of the service worker', () => Promise.resolve(Response.json([], { headers: { 'x-saved-at': '1' } }))],
  ])('is left to the client: %s', async (_, answer) => {
    const { earlyCalls } = pageWith(answer());
    expect(await take()).toBeUndefined();
    expect(earlyCalls).toHaveProperty([ADDRESS]);
  });

  it('is not shown a minute after the navigation', async () => {
    pageWith(Promise.resolve(Response.json(['one'])));
    vi.spyOn(performance, 'now').mockReturnValue(60_001);
    expect(await take()).toBeUndefined();
  });

  it('is none on a page that asked for nothing', async () => {
    vi.stubGlobal('window', {});
    expect(await take()).toBeUndefined();
  });
});
