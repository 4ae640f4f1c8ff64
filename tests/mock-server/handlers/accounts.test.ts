import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { claimAddresses } from '../../../mock-server/church/rules/sessions.ts';
import { openInProcessHost } from '../../contract/hosts/in-process-host.ts';
import { Browser, signedIn } from '../../contract/support/browser.ts';
import type { NearHost } from '../../contract/support/host.ts';
import { anAccount, password } from '../support/people.ts';

const email = 'minsu.kim@example.org';
const minutes = 60_000;

let host: NearHost;
beforeEach(() => {
  host = openInProcessHost();
});

const claims = (browser: Browser) => decodeJwt(browser.accessToken ?? '');

describe('login (AUTH-05, AUTH-07)', () => {
  it('answers an access token and hides the refresh token in a cookie', async () => {
    await anAccount(host.church);
    const response = await new Browser(host).login({ email, password });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ accessToken: expect.any(String) });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^refreshToken=[\w-]{43}; Path=\/api\/Account; Max-Age=604800; HttpOnly; SameSite=Lax$/);
  });

  it('takes an e-mail in any letter case', async () => {
    await anAccount(host.church);
    expect((await new Browser(host).login({ email: email.toUpperCase(), password })).status).toBe(200);
  });

  it.each([
    [400, { email: '', password }],
    [400, { email, password: '' }],
    [401, { email: 'nobody@example.org', password }],
    [401, { email, password: 'Wrong1976!' }],
  ])('answers %i to %o', async (status, credentials) => {
    await anAccount(host.church);
    const response = await new Browser(host).login(credentials);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('refuses a user whose e-mail is not confirmed (ACCT-07)', async () => {
    await anAccount(host.church, { emailConfirmed: false });
    expect((await new Browser(host).login({ email, password })).status).toBe(401);
  });
});

describe('the access token (AUTH-08)', () => {
  it('names the account under the WS-* claim addresses and lasts 15 minutes of the church clock', async () => {
    const account = await anAccount(host.church);
    const payload = claims(await signedIn(host, { email, password }));
    expect(payload).toMatchObject({
      [claimAddresses.sid]: account.id,
      [claimAddresses.name]: '김민수',
      [claimAddresses.email]: email,
      Duty: '서리집사',
    });
    expect(payload.exp).toBe(host.church.now().getTime() / 1000 + 900);
  });

  it.each([
    [[], undefined],
    [['Editor'], 'Editor'],
    [
      ['Admin', 'Editor'],
      ['Admin', 'Editor'],
    ],
  ])('carries the roles %j as %j', async (roles, claim) => {
    await anAccount(host.church, { roles });
    expect(claims(await signedIn(host, { email, password }))[claimAddresses.role]).toEqual(claim);
  });

  it('is never the same twice', async () => {
    await anAccount(host.church);
    const first = await signedIn(host, { email, password });
    const second = await signedIn(host, { email, password });
    expect(first.accessToken).not.toBe(second.accessToken);
  });
});

/** A replaced refresh token is used after a delay; then the browser that replaced it refreshes again. */
const afterReuse = async (delay: number) => {
  await anAccount(host.church);
  const browser = await signedIn(host, { email, password });
  const old = { Cookie: browser.jar.headerFor('/api/Account/Refresh') ?? '', 'Content-Type': 'application/json' };
  await browser.refresh();
  await host.advanceClock(delay);
  const body = JSON.stringify({ accessToken: browser.accessToken });
  const reuse = await host.fetch('/api/Account/Refresh', { method: 'POST', headers: old, body });
  return { reuse, next: await browser.refresh() };
};

describe('refresh (AUTH-14)', () => {
  it('exchanges an expired token for one that carries the roles of now, and rotates the cookie', async () => {
    await anAccount(host.church);
    const browser = await signedIn(host, { email, password });
    const cookie = browser.jar.headerFor('/api/Account/Refresh');
    await host.church.accounts.update((query) => query.where({ email }), {
      data: (account) => {
        account.roles = ['Editor'];
      },
    });
    await host.advanceClock(16 * minutes);
    expect((await browser.refresh()).status).toBe(200);
    expect(claims(browser)[claimAddresses.role]).toBe('Editor');
    expect(browser.jar.headerFor('/api/Account/Refresh')).not.toBe(cookie);
  });

  it('answers a second tab that brings the token replaced a moment ago', async () => {
    const { reuse, next } = await afterReuse(9_000);
    expect([reuse.status, next.status]).toEqual([200, 200]);
  });

  it('ends the session when a replaced token comes back later', async () => {
    const { reuse, next } = await afterReuse(11_000);
    expect([reuse.status, next.status]).toEqual([401, 401]);
  });

  it('gives two refreshes that arrive together one and the same new cookie', async () => {
    await anAccount(host.church);
    const browser = await signedIn(host, { email, password });
    const [one, other] = await Promise.all([browser.refresh(), browser.refresh()]);
    expect(one.headers.getSetCookie()).toEqual(other.headers.getSetCookie());
  });

  it('refuses a token that is not ours, a missing cookie, the cookie of another account', async () => {
    await anAccount(host.church);
    await anAccount(host.church, { email: 'other@example.org' });
    const browser = await signedIn(host, { email, password });
    const forged = browser.accessToken?.replace(/.{4}$/, 'AAAA');
    expect((await browser.takeToken('/api/Account/Refresh', { accessToken: forged })).status).toBe(401);
    const stranger = new Browser(host);
    stranger.accessToken = browser.accessToken;
    expect((await stranger.refresh()).status).toBe(401);
    const other = await signedIn(host, { email: 'other@example.org', password });
    other.accessToken = browser.accessToken;
    expect((await other.refresh()).status).toBe(401);
  });

  it('refuses a login session of more than seven days', async () => {
    await anAccount(host.church);
    const browser = await signedIn(host, { email, password });
    await host.advanceClock(7 * 24 * 60 * minutes);
    expect((await browser.refresh()).status).toBe(401);
  });
});

describe('revoke (AUTH-11)', () => {
  it('ends the session of the cookie and takes the cookie away', async () => {
    await anAccount(host.church);
    const browser = await signedIn(host, { email, password });
    const cookie = browser.jar.headerFor('/api/Account/Refresh') ?? '';
    expect((await browser.send('DELETE', '/api/Account/Revoke')).status).toBe(200);
    expect(browser.jar.headerFor('/api/Account/Refresh')).toBeUndefined();
    const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ accessToken: browser.accessToken });
    expect((await host.fetch('/api/Account/Refresh', { method: 'POST', headers, body })).status).toBe(401);
  });

  it('leaves the sessions of other browsers alone', async () => {
    await anAccount(host.church);
    const browser = await signedIn(host, { email, password });
    const other = await signedIn(host, { email, password });
    await browser.send('DELETE', '/api/Account/Revoke');
    expect((await other.refresh()).status).toBe(200);
  });

  it('leaves the cookie of another account alone, who signed in in another tab of the browser', async () => {
    await anAccount(host.church);
    const leaving = await signedIn(host, { email, password });
    await anAccount(host.church, { id: '00000000-0000-4000-8000-000000000002', email: 'other@example.org' });
    const staying = await signedIn(host, { email: 'other@example.org', password });
    const cookie = staying.jar.headerFor('/api/Account/Revoke') ?? '';
    const headers = { Authorization: `Bearer ${leaving.accessToken}`, Cookie: cookie };
    const answer = await host.fetch('/api/Account/Revoke', { method: 'DELETE', headers });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    expect((await staying.refresh()).status).toBe(200);
  });

  it('needs a valid bearer: 401 without one, 403 with an expired one', async () => {
    await anAccount(host.church);
    const browser = await signedIn(host, { email, password });
    await host.advanceClock(15 * minutes);
    expect((await browser.send('DELETE', '/api/Account/Revoke')).status).toBe(403);
    expect((await new Browser(host).send('DELETE', '/api/Account/Revoke')).status).toBe(401);
  });
});
