import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from '../../../mock-server/control/control-schema.ts';
import { type NodeHost, openNodeHost } from '../../../mock-server/hosts/node.ts';
import { callChurch, json, signIn } from '../hosts/call-church.ts';

const list = 'http://church.test/api/Announcement?page=1&itemsPerPage=3';

describe('a call that is spoiled on purpose (MOCK-03)', () => {
  let host: NodeHost;

  beforeEach(async () => {
    host = await openNodeHost({ world: 'everyday' });
  });
  afterEach(() => host.close());

  const spoil = (...faults: Fault[]) =>
    callChurch(host.fetch, 'http://church.test/api/demo/faults', json('PUT', faults));
  const call = () => callChurch(host.fetch, list);

  it('gets the status that was set, as ProblemDetails', async () => {
    await spoil({ path: 'Announcement', mode: 'status', status: 503 });
    const { status, body, headers } = await call();
    expect(status).toBe(503);
    expect(headers.get('Content-Type')).toBe('application/problem+json');
    expect(body).toMatchObject({ status: 503 });
  });

  it('gets the status with the body that was set', async () => {
    await spoil({ path: 'Announcement', mode: 'status', status: 409, body: { title: 'Taken' } });
    expect(await call()).toMatchObject({ status: 409, body: { title: 'Taken' } });
  });

  it('breaks as fetch does when there is no connection', async () => {
    await spoil({ path: 'Announcement', mode: 'networkError' });
    await expect(call()).rejects.toThrow(TypeError);
  });

  it('hangs until its caller gives up', async () => {
    await spoil({ path: 'Announcement', mode: 'hang' });
    const controller = new AbortController();
    const hanging = host.fetch(list, { signal: controller.signal });
    const next = await callChurch(host.fetch, 'http://church.test/api/Event/?startDate=2026-11-01&endDate=2026-11-30');
    expect(next.status).toBe(200);
    controller.abort();
    await expect(hanging).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('gets a page where JSON is expected', async () => {
    await spoil({ path: 'Announcement', mode: 'html' });
    const { status, body, headers } = await call();
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toContain('text/html');
    expect(body).toContain('<!doctype html>');
  });

  it('gets text that is no JSON', async () => {
    await spoil({ path: 'Announcement', mode: 'malformed' });
    const response = await host.fetch(list);
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  it('gets JSON of another shape', async () => {
    await spoil({ path: 'Announcement', mode: 'malformed', body: null });
    expect(await call()).toMatchObject({ status: 200, body: null });
  });

  it('gets nothing where JSON is expected', async () => {
    await spoil({ path: 'Announcement', mode: 'emptyBody' });
    expect(await call()).toMatchObject({ status: 200, body: '' });
  });

  it('gets half an answer', async () => {
    await spoil({ path: 'Announcement', mode: 'truncated' });
    await expect(host.fetch(list).then((response) => response.text())).rejects.toThrow(TypeError);
  });

  it('is answered again when the fault is used up', async () => {
    await spoil({ path: 'Announcement', mode: 'status', status: 500, times: 2 });
    const statuses = [(await call()).status, (await call()).status, (await call()).status];
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('leaves the calls of the control alone', async () => {
    await spoil({ path: '*', mode: 'networkError' });
    const { status } = await callChurch(host.fetch, 'http://church.test/api/demo/state');
    expect(status).toBe(200);
  });

  it('is refused as a fault when the fault makes no sense', async () => {
    const { status } = await callChurch(
      host.fetch,
      'http://church.test/api/demo/faults',
      json('PUT', [{ path: 'Announcement', mode: 'explode' }]),
    );
    expect(status).toBe(400);
    expect((await call()).status).toBe(200);
  });
});

describe('a call that is held (MOCK-03)', () => {
  let host: NodeHost;

  beforeEach(async () => {
    host = await openNodeHost({ world: 'everyday' });
  });
  afterEach(() => host.close());

  const spoil = (...faults: Fault[]) =>
    callChurch(host.fetch, 'http://church.test/api/demo/faults', json('PUT', faults));
  const call = (signal?: AbortSignal) => callChurch(host.fetch, list, signal && { signal });
  const logged = async () => (await callChurch(host.fetch, 'http://church.test/api/demo/calls')).body;
  const held = expect.objectContaining({ path: '/api/Announcement', status: null });

  it('is in the log, and is answered as ever once it is let go', async () => {
    await spoil({ path: 'Announcement', mode: 'hold' });
    const answer = call();
    await expect.poll(logged).toEqual([held]);
    expect((await callChurch(host.fetch, 'http://church.test/api/session')).status).toBe(200);
    expect(await logged()).toContainEqual(held);
    await spoil();
    expect((await answer).status).toBe(200);
    expect(await logged()).toContainEqual(expect.objectContaining({ path: '/api/Announcement', status: 200 }));
  });

  it('writes when it is let go, not when it comes', async () => {
    const { bearer } = await signIn(host.fetch, 'http://church.test');
    const { announcements } = host.backend.church;
    const before = announcements.count();
    await spoil({ method: 'POST', path: 'Announcement', mode: 'hold' });
    const draft = { title: '가', content: '나', author: '다', date: '2026-11-18' };
    const answer = callChurch(host.fetch, 'http://church.test/api/Announcement', json('POST', draft, bearer));
    await expect.poll(logged).toContainEqual(held);
    expect(announcements.count()).toBe(before);
    await spoil();
    expect((await answer).status).toBe(201);
    expect(announcements.count()).toBe(before + 1);
  });

  it('fails then by whatever failure it finds, wherever that stands among the faults', async () => {
    const failure: Fault = { path: 'Announcement', mode: 'status', status: 503, times: 1 };
    await spoil(failure, { path: '*', mode: 'hold' });
    const answer = call();
    await expect.poll(logged).toEqual([held]);
    await spoil(failure);
    expect((await answer).status).toBe(503);
    expect((await call()).status).toBe(200);
  });

  it('is alone where the hold is for one, and waits until that hold is taken away', async () => {
    await spoil({ path: 'Announcement', mode: 'hold', times: 1 });
    const answer = call();
    await expect.poll(logged).toEqual([held]);
    expect((await call()).status).toBe(200);
    expect(await logged()).toContainEqual(held);
    await spoil();
    expect((await answer).status).toBe(200);
  });

  it('ends when its caller gives up, and is then not processed', async () => {
    await spoil({ path: 'Announcement', mode: 'hold' });
    const leaving = new AbortController();
    const answer = call(leaving.signal);
    await expect.poll(logged).toEqual([held]);
    leaving.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await spoil();
    expect(await logged()).toEqual([held]);
  });

  it('gets no answer from a church that was reset meanwhile', async () => {
    const { bearer } = await signIn(host.fetch, 'http://church.test');
    await spoil({ path: '*', mode: 'hold' });
    const draft = { title: '가', content: '나', author: '다', date: '2026-11-18' };
    const answer = callChurch(host.fetch, 'http://church.test/api/Announcement', json('POST', draft, bearer));
    await expect.poll(logged).toContainEqual(held);
    const broken = expect(answer).rejects.toThrow(TypeError);
    await callChurch(host.fetch, 'http://church.test/api/demo/reset', { method: 'POST' });
    await broken;
    expect(host.backend.church.announcements.all().map(({ title }) => title)).not.toContain('가');
  });

  it('breaks as any other while there is no connection', async () => {
    await spoil({ path: 'Announcement', mode: 'hold' });
    host.backend.control.change({ network: { latencyMs: 0, offline: true } });
    await expect(call()).rejects.toThrow(TypeError);
  });
});
