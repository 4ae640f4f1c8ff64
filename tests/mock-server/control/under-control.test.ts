import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from '../../../mock-server/control/control-schema.ts';
import { type NodeHost, openNodeHost } from '../../../mock-server/hosts/node.ts';
import { callChurch, json } from '../hosts/call-church.ts';

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
