import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeIdempotencyKeys, makeLastingCalls } from '@/adapters/http/client.ts';
import { makeXhrUploads } from '@/adapters/http/uploads.ts';
import type { SessionAuthority } from '@/auth/session.ports.ts';
import { done, refused } from '@/shared/outcome.ts';
import { aFile } from '../../builders/upload-file.ts';
import { settled } from '../../fakes/deferred.ts';
import { recordedFailures } from '../../fakes/failure-log.ts';
import { FakeFormRequest } from '../../fakes/form-request.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { memoryKeys } from '../../fakes/key-store.ts';
import { sessionAuthority } from '../../fakes/scripted-sender.ts';

const BASE = 'https://church.example/';
/** The default time without progress after which an upload is aborted. */
const SILENCE = 30_000;
/** Some devices decompose this name; it is sent composed. */
const SECOND = '예배 순서.png';

function line(authority: SessionAuthority = sessionAuthority().authority) {
  const requests: FakeFormRequest[] = [];
  const answers = handSettled<[url: string, init: RequestInit], Response>();
  const log = recordedFailures();
  const uploads = makeXhrUploads(
    {
      baseUrl: BASE,
      createRequest: () => {
        const request = new FakeFormRequest(answers.call);
        requests.push(request);
        return request;
      },
    },
    {
      authority,
      log,
      lasting: makeLastingCalls(),
      withKey: makeIdempotencyKeys(memoryKeys()),
    },
  );
  const progress: (number | undefined)[] = [];
  const giving = new AbortController();
  const send = () =>
    uploads.send({
      path: 'api/File/newBulletin',
      fields: [
        ['title', '주보'],
        ['files', aFile('1.png')],
        ['files', aFile(SECOND.normalize('NFD'))],
      ],
      onProgress: (share) => progress.push(share),
      signal: giving.signal,
    });
  const answer = async (status: number, body?: unknown) => {
    answers.last().resolve(new Response(body === undefined ? null : JSON.stringify(body), { status }));
    await settled();
  };
  return { requests, answers, progress, giving, send, answer, bearers: () => requests.map(bearerOf) };
}

const bearerOf = ({ headers }: FakeFormRequest): string | null => headers.get('authorization');

const keyOf = ({ headers }: FakeFormRequest): string | null => headers.get('idempotency-key');

describe('REL-16 the key of an upload', () => {
  it('is the same after 403, and when the upload is sent again because its answer was lost', async () => {
    const { send, answers, requests, answer } = line();
    const sent = send();
    await settled();
    await answer(403);
    answers.last().reject(new TypeError('The line broke'));
    expect(await sent).toEqual(refused('networkError'));
    void send();
    await settled();
    const keys = requests.map(keyOf);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^"[\d-]+"$/);
    expect(new Set(keys).size).toBe(1);
  });

  it('is another for the next upload', async () => {
    const { send, requests, answer } = line();
    const sent = send();
    await settled();
    await answer(200, []);
    await sent;
    void send();
    await settled();
    expect(new Set(requests.map(keyOf)).size).toBe(2);
  });
});

describe('BULL-05 an upload', () => {
  it('AUTH-17 is a multipart form with the bearer and credentials, files in order under one name', async () => {
    const { send, answers, requests, answer } = line();
    const sent = send();
    await settled();
    const [url, { method, body, credentials }] = answers.last().args;
    expect([method, url, credentials]).toEqual(['POST', `${BASE}api/File/newBulletin`, 'include']);
    expect(requests.map(bearerOf)).toEqual(['Bearer token-1']);
    const form = body instanceof FormData ? body : new FormData();
    expect(form.get('title')).toBe('주보');
    expect(form.getAll('files').map((file) => file instanceof File && file.name)).toEqual(['1.png', SECOND]);
    await answer(200, [{ uploaded: true }]);
    expect(await sent).toMatchObject(done([{ uploaded: true }]));
  });

  it('of a visitor carries no bearer', async () => {
    const { send, bearers } = line(sessionAuthority({ bearer: () => Promise.resolve({ kind: 'visitor' }) }).authority);
    void send();
    await settled();
    expect(bearers()).toEqual([null]);
  });

  it('reports its progress, or that it is unknown where the browser gives no total', async () => {
    const { send, requests, progress } = line();
    void send();
    await settled();
    requests[0]?.progress(25, 100);
    requests[0]?.progress(100, 100);
    requests[0]?.progress(10, 0);
    expect(progress).toEqual([undefined, 0.25, 1, undefined]);
  });
});

describe('AUTH-13, AUTH-14 an upload that is refused', () => {
  it('by 401 is repeated once, and rejects the token when it is refused again', async () => {
    const { authority, notified } = sessionAuthority();
    const { send, answer, requests } = line(authority);
    const sent = send();
    await settled();
    await answer(401);
    expect(requests).toHaveLength(2);
    await answer(401);
    expect(await sent).toMatchObject(refused('unauthorized'));
    expect(requests).toHaveLength(2);
    expect(notified).toEqual(['reject token-1']);
  });

  it('by 403 is repeated once with a newer token, and its progress starts again', async () => {
    const { send, answer, bearers, progress } = line();
    const sent = send();
    await settled();
    await answer(403);
    expect(bearers()).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(progress).toEqual([undefined, undefined]);
    await answer(200, []);
    expect(await sent).toMatchObject(done([]));
  });

  it.each([
    [400, 'invalid'],
    [404, 'notFound'],
    [413, 'tooLarge'],
    [500, 'serverFailed'],
  ] as const)('by %i is %s, with what the server said, and is not repeated (REL-16)', async (status, reason) => {
    const { send, answer, requests } = line();
    const sent = send();
    await settled();
    await answer(status, { errors: { '1.png': ['dark'] } });
    expect(await sent).toEqual({ ...refused(reason), body: { errors: { '1.png': ['dark'] } } });
    expect(requests).toHaveLength(1);
  });

  it('by an HTML page is malformed (REL-13)', async () => {
    const { send, answers } = line();
    const sent = send();
    await settled();
    answers.last().resolve(new Response('<html></html>'));
    expect(await sent).toEqual(refused('malformed'));
  });
});

describe('REL-15 an upload on a bad network', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return () => vi.useRealTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('without an answer is a network error', async () => {
    const { send, answers } = line();
    const sent = send();
    await settled();
    answers.last().reject(new TypeError('no line'));
    expect(await sent).toEqual(refused('networkError'));
  });

  it('is aborted after a long time without progress, but not while it progresses', async () => {
    const { send, requests } = line();
    const sent = send();
    await settled();
    vi.advanceTimersByTime(SILENCE - 1);
    requests[0]?.progress(1, 100);
    vi.advanceTimersByTime(SILENCE - 1);
    expect(requests[0]?.wasAborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(requests[0]?.wasAborted).toBe(true);
    expect(await sent).toEqual(refused('timedOut'));
  });

  it('REL-18 is aborted by its signal', async () => {
    const { send, requests, giving } = line();
    const sent = send();
    await settled();
    giving.abort();
    expect(requests[0]?.wasAborted).toBe(true);
    expect(await sent).toEqual(refused('aborted'));
  });

  it('is not sent at all when it was aborted before', async () => {
    const { send, requests, giving } = line();
    giving.abort();
    expect(await send()).toEqual(refused('aborted'));
    expect(requests).toHaveLength(0);
  });
});
