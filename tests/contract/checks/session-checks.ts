import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { personas } from '../../../mock-server/seeds/personas.ts';
import { Browser, signedIn } from '../support/browser.ts';
import type { Stage } from '../support/stage.ts';

const minutes = 60_000;
const refreshPath = '/api/Account/Refresh';

const wholeCookie = /; Path=\/api\/Account; .*HttpOnly; SameSite=Lax$/;

/** From login to logout. These checks move the clock: the tokens of the shared cast have expired afterwards. */
export function checkSessions({ host }: Stage): void {
  describe('a login session', () => {
    it.each([
      [200, personas.member],
      [401, { ...personas.member, password: 'Wrong1976!' }],
      [401, { ...personas.member, email: 'nobody@example.org' }],
      [401, personas.unconfirmed],
      [400, { ...personas.member, password: '' }],
    ])('begins with %i for %o (AUTH-07, ACCT-07)', async (status, who) => {
      expect((await new Browser(host()).login(who)).status).toBe(status);
    });

    it('hides its cookie from scripts and sends it to the account calls alone', async () => {
      const browser = new Browser(host());
      const response = await browser.login(personas.member);
      expect(response.headers.getSetCookie().join()).toMatch(wholeCookie);
      expect(browser.jar.headerFor(refreshPath)).toMatch(/^refreshToken=/);
      expect(browser.jar.headerFor('/api/Member')).toBeUndefined();
    });

    it('refreshes an expired token, rotates the cookie, and ends with revoke (AUTH-11, AUTH-14)', async () => {
      const browser = await signedIn(host(), personas.admin);
      const first = browser.jar.headerFor(refreshPath);
      await host().advanceClock(15 * minutes);
      expect((await browser.get('/api/Member')).status).toBe(403);
      expect((await browser.get('/api/Announcement')).status).toBe(200);
      expect((await browser.refresh()).status).toBe(200);
      expect((await browser.get('/api/Member')).status).toBe(200);
      expect(browser.jar.headerFor(refreshPath)).not.toBe(first);
      expect((await browser.send('DELETE', '/api/Account/Revoke')).status).toBe(200);
      expect(browser.jar.headerFor(refreshPath)).toBeUndefined();
      expect((await browser.refresh()).status).toBe(401);
    });

    it('ends when an old refresh cookie comes back after the grace of ten seconds', async () => {
      const browser = await signedIn(host(), personas.member);
      const thief = { 'Content-Type': 'application/json', Cookie: browser.jar.headerFor(refreshPath) ?? '' };
      await browser.refresh();
      const body = JSON.stringify({ accessToken: browser.accessToken });
      const reuse = async () => (await host().fetch(refreshPath, { method: 'POST', headers: thief, body })).status;
      expect(await reuse()).toBe(200);
      await host().advanceClock(11_000);
      expect(await reuse()).toBe(401);
      expect((await browser.refresh()).status).toBe(401);
    });

    it('refuses a bearer that is garbage, or signed with another key', async () => {
      const browser = await signedIn(host(), personas.admin);
      const [head, body] = (browser.accessToken ?? '').split('.');
      const other = await signedIn(host(), personas.admin);
      const signature = other.accessToken?.split('.')[2];
      const withBearer = async (token: string) => {
        const headers = { Authorization: `Bearer ${token}` };
        return (await browser.send('GET', '/api/Member', { headers })).status;
      };
      expect(await withBearer('garbage')).toBe(401);
      expect(await withBearer(`${head}.${body}.${signature}`)).toBe(401);
      expect(await withBearer(browser.accessToken ?? '')).toBe(200);
    });

    it('gives no two tokens alike', async () => {
      const tokens = await Promise.all([1, 2, 3].map(() => signedIn(host(), personas.member)));
      const ids = tokens.map(({ accessToken }) => decodeJwt(accessToken ?? '').jti);
      expect(new Set(ids).size).toBe(3);
    });
  });
}
