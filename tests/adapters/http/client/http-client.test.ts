import { afterEach, describe, expect, it, vi } from 'vitest';
import { NOT_JSON } from '@/adapters/http/answers.ts';
import { createHttpClient, type HttpSettings } from '@/adapters/http/client.ts';
import { deferred, settled } from '../../../fakes/deferred.ts';

/** A client whose server answers as the test says. */
function clientOn(answer: (request: Request) => Response | Promise<Response>, settings: Partial<HttpSettings> = {}) {
  const requests: Request[] = [];
  const send = createHttpClient({
    baseUrl: 'https://church.test/base/',
    timeoutMs: 1000,
    fetch: (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      return Promise.resolve(answer(request));
    },
    ...settings,
  });
  return { send, requests };
}

const ok = () => new Response('{}');

/** A call that ends only when it is aborted. */
const hanging = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

afterEach(() => vi.useRealTimers());

describe('AUTH-17, AUTH-19 what a request carries', () => {
  it('goes to the configured server, with cookies and without a bearer', async () => {
    const { send, requests } = clientOn(ok);
    await send({ path: 'api/Announcement?page=1' });
    const [request] = requests;
    expect(request?.url).toBe('https://church.test/base/api/Announcement?page=1');
    expect(request).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(request?.headers.has('authorization')).toBe(false);
    expect(request?.headers.has('content-type')).toBe(false);
  });

  it('carries bearer and JSON where they are given', async () => {
    const { send, requests } = clientOn(ok);
    await send({ method: 'POST', path: 'api/x', json: { 이름: '김민수' }, bearer: 'token-1', credentials: 'omit' });
    const [request] = requests;
    expect(request?.headers.get('authorization')).toBe('Bearer token-1');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request).toMatchObject({ method: 'POST', credentials: 'omit' });
    expect(await request?.json()).toEqual({ 이름: '김민수' });
  });

  it('sends a bare text as a JSON string', async () => {
    const { send, requests } = clientOn(ok);
    await send({ method: 'POST', path: 'api/role/add/1', json: 'minsu@example.org' });
    expect(await requests[0]?.text()).toBe('"minsu@example.org"');
  });
});

describe('REL-16 the key of a write', () => {
  it('is sent as its draft standard says: in quotes', async () => {
    const { send, requests } = clientOn(ok);
    await send({ method: 'POST', path: 'api/Event', json: {} });
    await send({ method: 'POST', path: 'api/Event', json: {}, key: '1-2-3-4' });
    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual([null, '"1-2-3-4"']);
  });
});

describe('MEMB-05 the version of an answer', () => {
  it('is returned with it, and sent with a write that is based on it', async () => {
    const { send, requests } = clientOn(() => new Response('{}', { headers: { ETag: '"7"' } }));
    expect(await send({ path: 'api/member/1' })).toEqual({ kind: 'answered', status: 200, body: {}, etag: '"7"' });
    await send({ method: 'PUT', path: 'api/member/1', json: {}, ifMatch: '"7"' });
    expect(requests.map(({ headers }) => headers.get('if-match'))).toEqual([null, '"7"']);
  });

  it('is undefined when the server sends none', async () => {
    const { send } = clientOn(ok);
    expect(await send({ path: 'api/member/1' })).not.toHaveProperty('etag');
  });
});

describe('REL-13 parsing an answer', () => {
  it.each([
    ['JSON', '{"id":1}', { id: 1 }],
    ['null', 'null', null],
    ['nothing', '', undefined],
    ['blanks', ' \n', undefined],
    ['a page of HTML', '<!doctype html><title>Gateway</title>', NOT_JSON],
    ['half an answer', '{"items": [', NOT_JSON],
  ])('%s', async (_, text, body) => {
    const { send } = clientOn(() => new Response(text, { headers: { 'content-type': 'text/html' } }));
    expect(await send({ path: 'api/x' })).toEqual({ kind: 'answered', status: 200, body });
  });

  it('an answer without a body', async () => {
    const { send } = clientOn(() => new Response(null, { status: 204 }));
    expect(await send({ path: 'api/x' })).toEqual({ kind: 'answered', status: 204, body: undefined });
  });
});

describe('REL-16 no request is repeated by the client', () => {
  it.each([400, 401, 403, 404, 408, 409, 425, 429, 500, 502, 503, 504])('nor after %i', async (status) => {
    const { send, requests } = clientOn(() => new Response('{}', { status }));
    expect(await send({ path: 'api/x' })).toMatchObject({ kind: 'answered', status });
    expect(requests).toHaveLength(1);
  });

  it('nor without a connection (AUTH-16)', async () => {
    const { send, requests } = clientOn(() => Promise.reject(new TypeError('fetch failed')));
    expect(await send({ path: 'api/x' })).toEqual({ kind: 'unanswered', reason: 'networkError' });
    expect(requests).toHaveLength(1);
  });

  it('nor when the answer is cut off', async () => {
    const cut = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"it')),
      pull: (stream) => stream.error(new TypeError('The connection broke')),
    });
    const { send, requests } = clientOn(() => new Response(cut));
    expect(await send({ path: 'api/x' })).toEqual({ kind: 'unanswered', reason: 'networkError' });
    expect(requests).toHaveLength(1);
  });
});

describe('REL-15 a call that hangs', () => {
  it('is aborted after its timeout, and not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { send, requests } = clientOn(hanging);
    const ends: unknown[] = [];
    void send({ path: 'api/x' }).then((end) => ends.push(end));
    await settled();
    await vi.advanceTimersByTimeAsync(999);
    expect(ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await settled();
    expect(ends).toEqual([{ kind: 'unanswered', reason: 'timedOut' }]);
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('in the middle of its answer is aborted too', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { send } = clientOn(({ signal }) => {
      const body = new ReadableStream({
        start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
      });
      return new Response(body);
    });
    const end = send({ path: 'api/x' });
    await settled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await end).toEqual({ kind: 'unanswered', reason: 'timedOut' });
  });

  it('leaves no timer behind after its answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { send } = clientOn(ok);
    await send({ path: 'api/x' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('REL-18 a call whose page is left', () => {
  it('is aborted', async () => {
    const leaving = new AbortController();
    const { send, requests } = clientOn(hanging);
    const end = send({ path: 'api/x', signal: leaving.signal });
    await settled();
    leaving.abort();
    expect(await end).toEqual({ kind: 'unanswered', reason: 'aborted' });
    expect(requests[0]?.signal.aborted).toBe(true);
  });
});

describe('MOCK-01 calls wait for the mock', () => {
  it('and are sent when it is ready', async () => {
    const ready = deferred<undefined>();
    const { send, requests } = clientOn(ok, { ready: ready.promise });
    const end = send({ path: 'api/x' });
    await settled();
    expect(requests).toHaveLength(0);
    ready.resolve(undefined);
    expect(await end).toMatchObject({ status: 200 });
  });

  it('and fail with a network error when it cannot start, without an exception', async () => {
    const { send, requests } = clientOn(ok, { ready: Promise.reject(new Error('no worker')) });
    expect(await send({ path: 'api/x' })).toEqual({ kind: 'unanswered', reason: 'networkError' });
    expect(requests).toHaveLength(0);
  });
});
