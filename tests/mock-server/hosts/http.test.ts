import { connect, createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../../mock-server/control/control-schema.ts';
import { type HttpHost, startHttpHost } from '../../../mock-server/hosts/http.ts';
import { personas } from '../../../mock-server/seeds/personas.ts';
import { accessTokenOf, callChurch, json, signIn } from './call-church.ts';

const page = 'http://localhost:5173';

describe('the mocked server on a port (MOCK-04)', () => {
  let host: HttpHost;

  beforeAll(async () => {
    host = await startHttpHost({ port: 0, world: 'everyday', allowedOrigins: ['https://www.example.org'] });
  });
  afterEach(() => host.backend.control.reset());
  afterAll(() => host.close());

  const call = (path: string, init?: RequestInit) => callChurch(fetch, `${host.url}/api/${path}`, init);
  const spoil = (...faults: Fault[]) => call('demo/faults', json('PUT', faults));

  it('answers like the others', async () => {
    const { status, body } = await call('Announcement?page=1&itemsPerPage=3');
    expect(status).toBe(200);
    expect(body).toHaveLength(3);
    expect((await call('nothing')).status).toBe(404);
  });

  it('lets the page of an allowed origin send credentials, and read the ETag and how long to wait', async () => {
    const { headers } = await call('Announcement?page=1&itemsPerPage=1', { headers: { Origin: page } });
    expect(headers.get('Access-Control-Allow-Origin')).toBe(page);
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(headers.get('Access-Control-Expose-Headers')).toBe('ETag, Retry-After');
    expect(headers.get('Vary')).toBe('Origin');
  });

  it.each([
    'http://localhost:4173',
    'https://church.localhost',
    'http://127.0.0.1:8080',
    'http://[::1]:5173',
    'https://www.example.org',
  ])('allows the pages of this computer, and those that it was told of: %s', async (origin) => {
    const { headers } = await call('Announcement?page=1&itemsPerPage=1', { headers: { Origin: origin } });
    expect(headers.get('Access-Control-Allow-Origin')).toBe(origin);
  });

  it.each([
    'http://evil.test',
    'https://localhost.evil.test',
    'https://evillocalhost',
    'http://127.0.0.1.evil.test',
    'null',
  ])('allows no page of another origin, and lets it steer nothing: %s', async (origin) => {
    const { headers } = await call('Announcement?page=1&itemsPerPage=1', { headers: { Origin: origin } });
    expect(headers.has('Access-Control-Allow-Origin')).toBe(false);
    expect(headers.has('Access-Control-Allow-Credentials')).toBe(false);
    const { email } = personas.admin;
    const token = await call('demo/token', json('POST', { email, secondsLeft: 60 }, { Origin: origin }));
    expect(token.status).toBe(403);
    expect((await call('demo/token', json('POST', { email, secondsLeft: 60 }, { Origin: page }))).status).toBe(200);
  });

  it('keeps no more of a call than any needs, and says so', async () => {
    const { bearer } = await signIn(fetch, host.url);
    const chunk = new Uint8Array(1024 * 1024);
    let left = 140;
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        left -= 1;
        if (left < 0) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const headers = { ...bearer, 'Content-Type': 'multipart/form-data; boundary=x' };
    const init = { method: 'POST', body: stream, duplex: 'half', headers } as const;
    expect((await call('BibleStudy', init)).status).toBe(413);
    const draft = { title: '제목', content: 'ㄱ'.repeat(400_000), author: '글쓴이' };
    const long = await call('Announcement', json('POST', draft, { ...bearer }));
    expect(long).toMatchObject({ status: 413, body: { title: 'Content Too Large' } });
  });

  it('answers a preflight with what the client sends', async () => {
    const { status, headers } = await call('Member/1', {
      method: 'OPTIONS',
      headers: { Origin: page, 'Access-Control-Request-Method': 'PUT' },
    });
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(page);
    expect(headers.get('Access-Control-Allow-Methods')).toContain('PUT');
    expect(headers.get('Access-Control-Allow-Headers')).toBe('authorization, content-type, idempotency-key, if-match');
  });

  it('keeps the refresh cookie from scripts, from other sites and from other paths', async () => {
    const { email, password } = personas.admin;
    const login = await call('account/login', json('POST', { email, password }));
    const [cookie = ''] = login.headers.getSetCookie();
    expect(cookie.split('; ')).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/api/Account']));
    const accessToken = accessTokenOf(login.body);
    const [pair = ''] = cookie.split(';');
    const refresh = (headers: Record<string, string>) =>
      call('Account/Refresh', json('POST', { accessToken }, headers));
    expect((await refresh({})).status).not.toBe(200);
    const refreshed = await refresh({ Cookie: pair });
    expect(refreshed.status).toBe(200);
    expect(refreshed.headers.getSetCookie()).toHaveLength(1);
  });

  it.each([
    ['https', 1],
    ['http', 0],
  ])('behind a proxy that was called by %s makes its cookie as secure as the connection', async (protocol, count) => {
    const { email, password } = personas.member;
    const login = await call('account/login', json('POST', { email, password }, { 'X-Forwarded-Proto': protocol }));
    const [cookie = ''] = login.headers.getSetCookie();
    expect(cookie.split('; ').filter((part) => part === 'Secure')).toHaveLength(count);
  });

  it('serves the tiles of the map to the pages of every origin (HOME-06)', async () => {
    const tile = await fetch(`${host.url}/tiles/16/22273/37528.png`, { headers: { Origin: page } });
    expect(tile.status).toBe(200);
    expect(tile.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(tile.headers.get('Access-Control-Allow-Origin')).toBe(page);
    expect(tile.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    const foreign = await fetch(`${host.url}/tiles/16/22273/37528.png`, { headers: { Origin: 'http://evil.test' } });
    expect(foreign.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect((await fetch(`${host.url}/tiles/20/0/0.png`)).status).toBe(404);
  });

  it('takes an upload as a browser sends it', async () => {
    const { bearer } = await signIn(fetch, host.url);
    const form = new FormData();
    form.set('title', '마가복음');
    form.set('file', new File(['%PDF-1.4\n%%EOF\n'], 'study.pdf', { type: 'application/pdf' }));
    const { status } = await call('BibleStudy', { method: 'POST', body: form, headers: bearer });
    expect([200, 201]).toContain(status);
  });

  it('closes the connection of a call that must get no answer', async () => {
    await spoil({ path: 'Announcement', mode: 'networkError' });
    await expect(call('Announcement')).rejects.toMatchObject({ cause: { code: 'UND_ERR_SOCKET' } });
  });

  it('keeps connections alive, as real servers do', async () => {
    const { headers } = await call('Announcement?page=1&itemsPerPage=1');
    expect(headers.get('Connection')).toBe('keep-alive');
  });

  it('uses no connection twice while some are broken on purpose: a browser would repeat such a call by itself', async () => {
    await call('Announcement?page=1&itemsPerPage=1');
    await spoil({ path: 'Event', mode: 'networkError' });
    const { headers } = await call('Announcement?page=1&itemsPerPage=1');
    expect(headers.get('Connection')).toBe('close');
  });

  it('breaks, and counts, the call that a browser repeats because the connection had been in use before', async () => {
    const { port, hostname } = new URL(host.url);
    const open = () => {
      const socket = connect(Number(port), hostname);
      const texts: string[] = [];
      socket.on('data', (bytes) => texts.push(String(bytes))).on('error', () => undefined);
      return { socket, text: () => texts.join(''), closed: new Promise((resolve) => socket.on('close', resolve)) };
    };
    const head = (line: string) => `${line} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`;
    const [begun, rest] = [head('DELETE /api/Announcement/1').slice(0, 9), head('DELETE /api/Announcement/1').slice(9)];
    const deletions = () => host.backend.control.calls.all().filter(({ method }) => method === 'DELETE').length;
    const kept = open();
    kept.socket.write(head('GET /api/Search?q=%EA%B0%90%EC%82%AC&itemsPerPage=1'));
    await vi.waitFor(() => expect(kept.text()).toContain('keep-alive'));
    // In use, it is not closed when the fault begins.
    kept.socket.write(begun);
    await spoil({ path: 'Announcement/1', method: 'DELETE', mode: 'networkError', times: 1 });
    kept.socket.write(rest);
    await kept.closed;
    expect(deletions()).toBe(0);
    const fresh = open();
    fresh.socket.write(head('DELETE /api/Announcement/1'));
    await fresh.closed;
    expect([fresh.text(), deletions()]).toEqual(['', 1]);
  });

  it('counts the registrations of each device by the address that a proxy on this computer names (ACCT-05)', async () => {
    let count = 0;
    const register = (device: string) => {
      const account = { email: `new${(count += 1)}@example.org`, password: 'Somang1976!' };
      return call('account/register', json('POST', account, { 'X-Forwarded-For': device }));
    };
    const answers = await Promise.all(Array.from({ length: 11 }, () => register('203.0.113.1')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await register('203.0.113.2')).status).toBe(200);
  });

  it('answers an address with a percent sign that encodes nothing', async () => {
    expect((await call('Announcement/%E0%A4%A')).status).toBe(400);
  });

  it('keeps the connection of a hanging call open, and answers others meanwhile', async () => {
    await spoil({ path: 'Announcement', mode: 'hang' });
    const leaving = new AbortController();
    const hanging = call('Announcement', { signal: leaving.signal });
    expect((await call('Event/?startDate=2026-11-01&endDate=2026-11-30')).status).toBe(200);
    leaving.abort();
    await expect(hanging).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('keeps the connection of a held call open until it is let go', async () => {
    await spoil({ path: 'Announcement', mode: 'hold' });
    const arrived = new Promise<void>((resolve) => host.backend.control.onChange(() => resolve()));
    const answer = call('Announcement?page=1&itemsPerPage=3');
    await arrived;
    expect(host.backend.control.calls.all()).toMatchObject([{ path: '/api/Announcement', status: null }]);
    await spoil();
    expect((await answer).body).toHaveLength(3);
  });

  it('cuts an answer half-way (REL-15)', async () => {
    await spoil({ path: 'Announcement', mode: 'truncated' });
    const response = await fetch(`${host.url}/api/Announcement`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow(TypeError);
  });

  it('says in a sentence that its port is taken', async () => {
    const port = Number(new URL(host.url).port);
    await expect(startHttpHost({ port, world: 'empty' })).rejects.toThrow(`Port ${port} is already in use.`);
  });

  it('frees its port and ends open calls when it is closed', async () => {
    const other = await startHttpHost({ port: 0, world: 'empty' });
    const port = Number(new URL(other.url).port);
    other.backend.control.change({ faults: [{ path: '*', mode: 'hang' }] });
    const hanging = fetch(`${other.url}/api/Announcement`);
    const arrived = new Promise<void>((resolve) => other.backend.control.onChange(() => resolve()));
    await arrived;
    await Promise.all([expect(hanging).rejects.toThrow(TypeError), other.close()]);
    await new Promise<void>((resolve, reject) => {
      const probe = createServer().once('error', reject);
      probe.listen(port, 'localhost', () => probe.close(() => resolve()));
    });
  });
});
