import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nextTask } from '../../../mock-server/control/under-control.ts';
import { type NodeHost, openNodeHost } from '../../../mock-server/hosts/node.ts';
import { callChurch, json, refresh, signIn } from './call-church.ts';

const base = 'http://church.test';

/** Collects garbage, as the engine does at any time. */
function collectGarbage(): void {
  setFlagsFromString('--expose_gc');
  const collect: () => void = runInNewContext('gc');
  collect();
}

describe('the mocked server inside a test (MOCK-04)', () => {
  let host: NodeHost;

  beforeEach(async () => {
    host = await openNodeHost({ world: 'empty' });
  });
  afterEach(() => host.close());

  it('keeps the refresh cookie of a session and lets no script see it', async () => {
    const response = await host.fetch(`${base}/api/Announcement?page=1&itemsPerPage=10`);
    expect(response.status).toBe(200);
    const { accessToken } = await signIn(host.fetch, base);
    const refreshed = await refresh(host.fetch, base, accessToken);
    expect(refreshed.status).toBe(200);
    expect(refreshed.headers.getSetCookie()).toEqual([]);
  });

  it('shares no cookie with another host', async () => {
    const { accessToken } = await signIn(host.fetch, base);
    const other = await openNodeHost({ world: 'empty' });
    expect((await refresh(other.fetch, base, accessToken)).status).not.toBe(200);
    expect((await refresh(host.fetch, base, accessToken)).status).toBe(200);
  });

  it('sends no cookie without credentials', async () => {
    const { accessToken } = await signIn(host.fetch, base);
    const init = { ...json('POST', { accessToken }), credentials: 'omit' } as const;
    expect((await callChurch(host.fetch, `${base}/api/Account/Refresh`, init)).status).not.toBe(200);
  });

  it('sends a page of another origin its cookies with credentials "include" alone', async () => {
    const elsewhere = await openNodeHost({ world: 'empty', pageOrigin: 'http://page.test' });
    const { accessToken } = await signIn(elsewhere.fetch, base);
    const init = { ...json('POST', { accessToken }), credentials: 'same-origin' } as const;
    expect((await callChurch(elsewhere.fetch, `${base}/api/Account/Refresh`, init)).status).not.toBe(200);
    expect((await refresh(elsewhere.fetch, base, accessToken)).status).toBe(200);
  });

  it('answers an unknown call with 404', async () => {
    expect((await callChurch(host.fetch, `${base}/api/nothing`)).status).toBe(404);
  });

  it('has no connection to an address outside the API', async () => {
    await expect(host.fetch(`${base}/picture.png`)).rejects.toThrow(TypeError);
  });

  it('sends nothing when the signal was aborted before', async () => {
    const reason = new DOMException('left the page', 'AbortError');
    const call = host.fetch(`${base}/api/Announcement`, { signal: AbortSignal.abort(reason) });
    await expect(call).rejects.toBe(reason);
    expect(host.backend.control.calls.all()).toEqual([]);
  });

  it('ends a call that hangs when its signal aborts, whatever was collected meanwhile', async () => {
    host.backend.control.change({ faults: [{ path: '*', mode: 'hang' }] });
    const end = new AbortController();
    const hanging = host.fetch(`${base}/api/Announcement`, { signal: end.signal });
    await nextTask();
    collectGarbage();
    end.abort();
    await expect(hanging).rejects.toThrow('aborted');
  });

  it('ends what still waits when it is closed', async () => {
    host.backend.control.change({ faults: [{ path: '*', mode: 'hang' }] });
    const hanging = host.fetch(`${base}/api/Announcement`);
    host.close();
    await expect(hanging).rejects.toThrow(TypeError);
  });
});
