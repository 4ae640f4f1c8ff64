import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type NodeHost, openNodeHost } from '../../../../mock-server/hosts/node.ts';
import { personas } from '../../../../mock-server/seeds/personas.ts';
import { accessTokenOf, callChurch, json, refresh, signIn } from '../../hosts/call-church.ts';

const base = 'http://church.test';
/** What was expected, and where. */
const ISSUE = /"values":\["everyday",.*"path":\["world"\]/;
const noon = new Date('2026-11-20T15:00:00.000Z');

describe('what a demo changes from outside (MOCK-02, MOCK-03)', () => {
  let host: NodeHost;
  let now = noon;

  beforeEach(async () => {
    now = noon;
    host = await openNodeHost({ world: 'everyday', now: () => now });
  });
  afterEach(() => host.close());

  const get = (path: string) => callChurch(host.fetch, `${base}/api/${path}`);
  const put = (name: string, body: unknown) => callChurch(host.fetch, `${base}/api/demo/${name}`, json('PUT', body));
  const reset = () => callChurch(host.fetch, `${base}/api/demo/reset`, { method: 'POST' });
  const titles = async () => (await get('Announcement?page=1&itemsPerPage=10')).body;

  it('starts with the real clock, a calm network and no fault', async () => {
    expect((await get('demo/state')).body).toEqual({
      world: 'everyday',
      seededOn: '2026-11-20',
      clock: null,
      now: noon.toISOString(),
      network: { latencyMs: 0, offline: false },
      faults: [],
    });
  });

  it('enters another world', async () => {
    expect(await titles()).not.toEqual([]);
    await put('world', { world: 'empty' });
    expect(await titles()).toEqual([]);
    expect((await get('demo/state')).body).toMatchObject({ world: 'empty' });
  });

  it('refuses a world that it does not know, and stays', async () => {
    const { status, body } = await put('world', { world: 'nowhere' });
    expect([status, body]).toEqual([400, expect.objectContaining({ detail: expect.stringMatching(ISSUE) })]);
    expect(await titles()).not.toEqual([]);
  });

  it('sets the clock, from which time runs on', async () => {
    await put('clock', { now: '2027-01-03T10:00:00.000Z' });
    now = new Date(noon.getTime() + 90_000);
    expect(host.backend.church.now().toISOString()).toBe('2027-01-03T10:01:30.000Z');
    await put('clock', { now: null });
    expect(host.backend.church.now()).toEqual(now);
  });

  it.each([
    [200, { email: personas.member.email, secondsLeft: 30 }],
    [404, { email: 'nobody@example.org', secondsLeft: 30 }],
    [400, { email: personas.member.email, secondsLeft: 901 }],
  ])('answers %i to a wish for an aged token of %j', async (status, body) => {
    const answer = await callChurch(host.fetch, `${base}/api/demo/token`, json('POST', body));
    expect(answer.status).toBe(status);
  });

  it('lets an access token expire when the clock is set forward', async () => {
    const { bearer } = await signIn(host.fetch, base);
    const members = () => callChurch(host.fetch, `${base}/api/Member`, { headers: bearer });
    expect((await members()).status).toBe(200);
    await put('clock', { now: '2026-11-20T15:16:00.000Z' });
    expect((await members()).status).toBe(403);
  });

  it('delays every call but those of the control', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await put('network', { latencyMs: 3_000, offline: false });
    let answered = false;
    const call = get('Announcement?page=1&itemsPerPage=1').finally(() => {
      answered = true;
    });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect((await call).status).toBe(200);
  });

  it('ends a delayed call at once when its caller gives up', async () => {
    await put('network', { latencyMs: 600_000, offline: false });
    const controller = new AbortController();
    const call = host.fetch(`${base}/api/Announcement`, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('goes offline and comes back', async () => {
    await put('network', { latencyMs: 0, offline: true });
    await expect(titles()).rejects.toThrow(TypeError);
    await put('network', { latencyMs: 0, offline: false });
    expect(await titles()).not.toEqual([]);
  });

  it('tells which calls were made, without secrets', async () => {
    const { accessToken, bearer } = await signIn(host.fetch, base);
    await callChurch(host.fetch, `${base}/api/Announcement?page=2&itemsPerPage=10`, { headers: bearer });
    await get('Account/ConfirmEmail?UserId=someone&code=secret-code');
    const { body } = await get('demo/calls');
    expect(body).toEqual([
      { method: 'POST', path: '/api/account/login', query: '', status: 200, hadBearer: false },
      { method: 'GET', path: '/api/Announcement', query: 'page=2&itemsPerPage=10', status: 200, hadBearer: true },
      { method: 'GET', path: '/api/Account/ConfirmEmail', query: '', status: 401, hadBearer: false },
    ]);
    for (const secret of [accessToken, personas.admin.password, 'secret-code']) {
      expect(JSON.stringify(body)).not.toContain(secret);
    }
  });

  it('tells of a call of the directory nothing but its page (REL-35)', async () => {
    const { bearer } = await signIn(host.fetch, base, personas.member);
    await callChurch(host.fetch, `${base}/api/Directory?page=1&q=%EA%B9%80&zone=10`, { headers: bearer });
    const { body } = await get('demo/calls');
    expect(body).toContainEqual({
      method: 'GET',
      path: '/api/Directory',
      query: 'page=1',
      status: 200,
      hadBearer: true,
    });
    expect(decodeURIComponent(JSON.stringify(body))).not.toMatch(/김|zone/);
  });

  it('remembers the newest 500 calls', async () => {
    for (let page = 1; page <= 502; page += 1) {
      host.backend.control.calls.record(new Request(`${base}/api/Announcement?page=${page}`));
    }
    const calls = host.backend.control.calls.all();
    expect(calls).toHaveLength(500);
    expect(calls[0]?.query).toBe('page=3');
  });

  it('changes the roles of an account, which its next refresh shows (AUTH-18)', async () => {
    const { accessToken, bearer } = await signIn(host.fetch, base, personas.member);
    expect((await put('roles', { email: personas.member.email, roles: ['Admin'] })).status).toBe(204);
    expect((await callChurch(host.fetch, `${base}/api/Member`, { headers: bearer })).status).toBe(403);
    const { body } = await refresh(host.fetch, base, accessToken);
    const refreshed = { Authorization: `Bearer ${accessTokenOf(body)}` };
    expect((await callChurch(host.fetch, `${base}/api/Member`, { headers: refreshed })).status).toBe(200);
  });

  it('refuses a role that the church does not know, and an account that does not exist', async () => {
    expect((await put('roles', { email: personas.member.email, roles: ['Pope'] })).status).toBe(400);
    expect((await put('roles', { email: 'nobody@example.org', roles: [] })).status).toBe(404);
  });

  it('shows the e-mails that were sent, the newest first', async () => {
    await callChurch(host.fetch, `${base}/api/Account/forgotpassword`, json('POST', { email: personas.member.email }));
    await callChurch(host.fetch, `${base}/api/Account/forgotpassword`, json('POST', { email: personas.editor.email }));
    expect((await get('demo/mails')).body).toMatchObject([
      { to: personas.editor.email },
      { to: personas.member.email },
    ]);
  });

  it('resets everything that was changed, in the same world', async () => {
    await put('world', { world: 'empty' });
    const { bearer } = await signIn(host.fetch, base);
    const draft = { title: 'a', content: 'b', author: 'c', date: '2026-11-20' };
    await callChurch(host.fetch, `${base}/api/Announcement`, json('POST', draft, bearer));
    await put('faults', [{ path: 'Event', mode: 'hang' }]);
    await put('clock', { now: '2027-01-03T10:00:00.000Z' });
    expect(await titles()).toHaveLength(1);
    await reset();
    expect((await get('demo/calls')).body).toEqual([]);
    expect(await titles()).toEqual([]);
    expect((await get('demo/state')).body).toMatchObject({ world: 'empty', clock: null, faults: [] });
  });
});
