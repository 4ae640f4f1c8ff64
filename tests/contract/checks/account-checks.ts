import { describe, expect, it } from 'vitest';
import { Browser, signedIn } from '../support/browser.ts';
import { newestLink } from '../support/outbox.ts';
import type { Stage } from '../support/stage.ts';

const password = 'Uno2Tres!';
const changed = 'Cuatro5Seis?';

/** Accounts from their registration on, by the links of the e-mails that they get. */
export function checkAccounts({ host }: Stage): void {
  const visitor = () => new Browser(host());
  const post = (path: string, body: unknown) => visitor().sendJson('POST', `/api/Account/${path}`, body);
  const register = (email: string) => visitor().sendJson('POST', '/api/account/register', { email, password });
  const login = async (email: string, typed: string) => (await visitor().login({ email, password: typed })).status;
  const confirm = async (email: string) => {
    const { userId = '', code = '' } = (await newestLink(host(), email)).values;
    return (await visitor().get(`/api/Account/ConfirmEmail?UserId=${userId}&code=${code}`)).status;
  };
  const confirmed = async (email: string) => {
    await register(email);
    await confirm(email);
  };

  describe('registration (ACCT-05, ACCT-07, ACCT-08)', () => {
    const email = 'new+tag.person@example.org';

    it('accepts a login once the link of the e-mail was used, which works once', async () => {
      // A plus sign does not fit the rule of ACCT-01; the same address without it does.
      expect((await register(email)).status).toBe(400);
      const plain = 'new-tag.person@example.org';
      expect((await register(plain)).status).toBe(200);
      expect(await login(plain, password)).toBe(401);
      const { path, values } = await newestLink(host(), plain);
      expect(path).toBe('/confirmEmail');
      expect(values['code']).toMatch(/^[\w-]{43}$/);
      expect(await confirm(plain)).toBe(200);
      expect(await login(plain, password)).toBe(200);
      expect(await confirm(plain)).toBe(401);
    });

    it('answers 409 for a taken address in any letter case, 400 for a weak password', async () => {
      await register('taken@example.org');
      expect((await register('Taken@Example.org')).status).toBe(409);
      const weak = { email: 'weak@example.org', password: 'somang1976' };
      expect((await visitor().sendJson('POST', '/api/account/register', weak)).status).toBe(400);
    });

    it('sends the confirmation again; an unknown address is answered alike (ACCT-09)', async () => {
      await register('again@example.org');
      const code = async () => (await newestLink(host(), 'again@example.org')).values['code'];
      const first = await code();
      expect((await post('ResendEmailConfirmation', { email: 'again@example.org' })).status).toBe(200);
      expect(await code()).not.toBe(first);
      expect((await post('ResendEmailConfirmation', { email: 'nobody@example.org' })).status).toBe(200);
      await expect(newestLink(host(), 'nobody@example.org')).rejects.toThrow('nobody wrote');
    });
  });

  describe('a forgotten password (ACCT-10, ACCT-11)', () => {
    it('is replaced by the code of the e-mail, once, and every session ends', async () => {
      const email = 'forgot@example.org';
      await confirmed(email);
      const browser = await signedIn(host(), { email, password });
      expect((await post('forgotpassword', { email })).status).toBe(200);
      const { path, values } = await newestLink(host(), email);
      expect([path, values['email']]).toEqual(['/resetPassword', email]);
      const reset = async (newPassword: string, resetCode = values['code']) =>
        (await post('ResetPassword', { email, resetCode, newPassword })).status;
      expect(await reset(changed, 'another-code')).toBe(400);
      expect(await reset('weak')).toBe(400);
      expect(await reset(changed)).toBe(200);
      expect(await reset(password)).toBe(400);
      expect([await login(email, password), await login(email, changed)]).toEqual([401, 200]);
      expect((await browser.refresh()).status).toBe(401);
    });

    it('is answered alike for an unknown address', async () => {
      expect((await post('forgotpassword', { email: 'nobody@example.org' })).status).toBe(200);
    });
  });

  describe('changes (ACCT-12, ACCT-13)', () => {
    it('of the password need the old one; this session goes on and the others end', async () => {
      const email = 'change@example.org';
      await confirmed(email);
      const [browser, other] = [
        await signedIn(host(), { email, password }),
        await signedIn(host(), { email, password }),
      ];
      const change = async (oldPassword: string) =>
        (await browser.sendJson('POST', '/api/Account/ChangePassword', { oldPassword, newPassword: changed })).status;
      expect(await change('Wrong1976!')).toBe(400);
      expect(await change(password)).toBe(200);
      expect([await login(email, password), await login(email, changed)]).toEqual([401, 200]);
      expect([(await browser.refresh()).status, (await other.refresh()).status]).toEqual([200, 401]);
    });

    it('of the address count when the link that the new address got is pressed', async () => {
      const [email, newEmail] = ['before@example.org', 'after@example.org'];
      await confirmed(email);
      const browser = await signedIn(host(), { email, password });
      const change = async (currentEmail: string, wanted: string) =>
        (await browser.sendJson('POST', '/api/Account/ChangeEmail', { currentEmail, newEmail: wanted })).status;
      expect(await change('other@example.org', newEmail)).toBe(400);
      expect(await change(email, 'taken@example.org')).toBe(409);
      expect(await change(email, newEmail)).toBe(200);
      expect(await login(newEmail, password)).toBe(401);
      expect(await confirm(newEmail)).toBe(200);
      expect([await login(newEmail, password), await login(email, password)]).toEqual([200, 401]);
    });
  });
}
