import { describe, expect, it, vi } from 'vitest';
import { pageThat, workerBefore } from './worker-before.ts';

const nobody = () => new TypeError('Failed to fetch');
const says = (text: string) => async () => new Response(text);
const never = () => new Promise<Response>(() => undefined);

describe('a call that the worker passes on to a page (MOCK-01)', () => {
  it('comes there as it was sent, and comes back as it was answered', async () => {
    const seen: string[] = [];
    const page = pageThat(async (request) => {
      seen.push(request.method, request.url, request.headers.get('if-match') ?? '', await request.text());
      return new Response('{"id":1}', { status: 201, headers: { ETag: '"7"' } });
    });
    const worker = workerBefore(nobody, [page]);
    worker.know('a page');
    const init = { method: 'POST', headers: { 'If-Match': '"6"' }, body: 'words' };
    const answer = await worker.call('/api/Event', init);
    expect(seen).toEqual(['POST', 'https://church.example/api/Event', '"6"', 'words']);
    expect([answer?.status, answer?.headers.get('etag'), await answer?.text()]).toEqual([201, '"7"', '{"id":1}']);
  });

  it('may be answered without a body', async () => {
    const worker = workerBefore(nobody, [pageThat(async () => new Response(null, { status: 204 }))]);
    worker.know('a page');
    const answer = await worker.call('/api/Event/1', { method: 'DELETE' });
    expect([answer?.status, await answer?.text()]).toEqual([204, '']);
  });

  it.each([
    ['the mock breaks the connection', async () => Response.error()],
    ['the page has a mistake', () => Promise.reject(new Error('A mistake'))],
  ])('fails where %s', async (_, answer) => {
    const worker = workerBefore(nobody, [pageThat(answer)]);
    worker.know('a page');
    expect((await worker.call('/api/Event'))?.type).toBe('error');
  });

  it('may break off halfway (REL-15)', async () => {
    const broken = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"items"')),
      pull: (stream) => stream.error(new TypeError('The connection broke')),
    });
    const worker = workerBefore(nobody, [pageThat(async () => new Response(broken))]);
    worker.know('a page');
    const answer = await worker.call('/api/Event');
    expect(answer?.status).toBe(200);
    await expect(answer?.text()).rejects.toThrow();
  });

  it('is answered by a page that the worker, started again, does not know', async () => {
    const worker = workerBefore(nobody, [pageThat(says('here'))]);
    expect(await (await worker.call('/api/Event'))?.text()).toBe('here');
  });

  it('is answered by another page where its own has gone before', async () => {
    const worker = workerBefore(nobody, [pageThat(says('gone')), pageThat(says('other'), 'another page')]);
    worker.know('a page');
    worker.close('a page');
    expect(await (await worker.call('/api/Event'))?.text()).toBe('other');
  });

  it('is done by no other page where its own has gone meanwhile: it may have been done already', async () => {
    vi.useFakeTimers();
    const other = vi.fn(says('other'));
    const worker = workerBefore(nobody, [pageThat(never), pageThat(other, 'another page')]);
    worker.know('a page');
    const answer = worker.call('/api/Event', { method: 'POST' });
    worker.close('a page');
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect([(await answer)?.type, other.mock.calls]).toEqual(['error', []]);
  });
});

describe('a request that is not one of the mock’s', () => {
  const host = () => new Response('of its host');

  it('comes from its host, past the worker, where it is a file of the site', () => {
    const worker = workerBefore(host, [pageThat(says('page'))]);
    worker.know('a page');
    expect(worker.call('/assets/picture.webp')).toBeUndefined();
  });

  it.each([
    ['from the page that has it', says('page'), 'page'],
    ['from its host where the page has it not', async () => undefined, 'of its host'],
  ])('comes %s, where it is of another site', async (_, answer, text) => {
    const worker = workerBefore(host, [pageThat(answer)]);
    worker.know('a page');
    expect(await (await worker.call('https://tiles.example/1/1/1.png'))?.text()).toBe(text);
  });

  it('comes past the worker, where a page without a mock asks another site', () => {
    expect(workerBefore(host).call('https://api.example/api/Event')).toBeUndefined();
  });
});
