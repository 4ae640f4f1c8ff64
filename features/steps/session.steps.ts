import { defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import { personas } from '../../mock-server/seeds/personas.ts';
import { accessMark } from '../pages/account.ts';
import { focusedBesideDialogs, logIn, tabStops } from '../pages/login-dialog.ts';
import { unfold } from '../pages/menus.ts';
import { callsOf, churchTime, mailsTo, notifyChurch } from '../support/church/church.ts';
import { expect } from '../support/expect.ts';
import type { Thing } from '../support/nouns.ts';
import { isWho, type Who } from '../support/parameter-values.ts';
import { sequentially } from '../support/sequentially.ts';
import { accountOf } from '../support/tokens.ts';
import { whenIdle } from '../support/when-idle.ts';
import type { ChurchWorld } from '../support/world.ts';

/** The lifetime of the server's tokens. */
const LIFETIME_MINUTES = 15;

When('I log in as {persona}', async function (this: ChurchWorld, who: Who) {
  if (who === 'visitor') throw new Error('A visitor does not log in');
  await whenIdle(this);
  await logIn(this.page, personas[who].email, personas[who].password);
});

When('I log in with {string} and {string}', async function (this: ChurchWorld, email: string, password: string) {
  await whenIdle(this);
  await logIn(this.page, email, password);
});

When('I log out', async function (this: ChurchWorld) {
  await this.page.getByRole('button', { name: '메뉴', exact: true }).click();
  await unfold(this.page, '내 계정');
  await this.page.getByRole('button', { name: '로그아웃' }).click();
});

defineParameterType({
  name: 'account',
  regexp: new RegExp(`(${Object.keys(personas).join('|')})|"([^"]*)"`),
  transformer: (name: string | undefined, email: string | undefined): string =>
    name !== undefined && isWho(name) && name !== 'visitor' ? personas[name].email : (email ?? ''),
});

/** A persona, or an e-mail address in quotation marks. */
Then('I am signed in as {account}', async function (this: ChurchWorld, email: string) {
  const link = this.page.getByRole('banner').getByRole('link', { name: email });
  await expect(link).toHaveAttribute('href', '/account/profile');
});

/** The storage must be empty too (AUTH-11). */
Then('I am signed out', async function (this: ChurchWorld) {
  // The bar is also a visitor's while a session is being restored.
  await whenIdle(this);
  await expect.poll(() => this.page.evaluate(keptEntries)).toBe(0);
  await expect(this.page.getByRole('banner').getByRole('button', { name: '로그인' })).toBeVisible();
});

/** REL-08 is about real seconds; earlier steps check that the text was there. */
Then('within {int} second(s) {string} has gone', async function (this: ChurchWorld, seconds: number, text: string) {
  await expect(this.page.getByText(text)).toHaveCount(0, { timeout: seconds * 1000 });
});

/** The access decision of the shown page; a public page has no such mark. */
const DECISIONS: Readonly<Record<string, string>> = {
  'lets me in': 'open',
  'asks for a login': 'signInNeeded',
  'says that I have no permission': 'noPermission',
};

Then(
  /^the page (lets me in|asks for a login|says that I have no permission)$/,
  async function (this: ChurchWorld, decision: string) {
    await expect(accessMark(this.page)).toHaveAttribute('data-access', DECISIONS[decision] ?? '');
  },
);

Then('the Tab key never leaves {thing}', async function (this: ChurchWorld, thing: Thing) {
  const stops = await tabStops(thing.in(this)).all();
  // One more than there are stops, so that the round begins again.
  await sequentially([...stops, undefined], async () => {
    await this.page.keyboard.press('Tab');
    await expect(focusedBesideDialogs(this.page)).toHaveCount(0);
  });
});

/**
 * Moves the server's clock on, so that it answers 403 to the token that this page still considers valid. First waits
 * for the page's own calls, which would otherwise refresh the session before the scenario's call.
 */
When('my access token has expired', async function (this: ChurchWorld) {
  await whenIdle(this);
  const now = new Date((await churchTime(this.church)) + (LIFETIME_MINUTES + 1) * 60_000).toISOString();
  await notifyChurch(this.church, { method: 'PUT', path: 'demo/clock', body: { now } });
});

Then('session storage holds the token of {persona} under both names', async function (this: ChurchWorld, who: Who) {
  if (who === 'visitor') throw new Error('A visitor has no token');
  const tokens = () =>
    this.page.evaluate(() => ['jwtToken', 'AccessToken'].map((key) => sessionStorage.getItem(key) ?? ''));
  await expect.poll(async () => (await tokens()).map(accountOf)).toEqual([personas[who].id, personas[who].id]);
  expect(new Set(await tokens()).size, 'different tokens').toBe(1);
});

Given('session storage holds {string}', async function (this: ChurchWorld, token: string) {
  await this.storeToken(token);
});

/** A token with these claims; its signature is invalid, which only a server could tell. */
Given('session storage holds a token with the claims', async function (this: ChurchWorld, claims: string) {
  const part = (json: string): string => Buffer.from(json).toString('base64url');
  await this.storeToken(`${part('{"alg":"HS256","typ":"JWT"}')}.${part(claims)}.c2lnbmF0dXJl`);
});

When('I open the link of the newest e-mail to {string}', async function (this: ChurchWorld, email: string) {
  await expect.poll(async () => (await mailsTo(this.church, email)).length).toBeGreaterThan(0);
  const [newest] = await mailsTo(this.church, email);
  await this.visit(newest?.link ?? '');
});

Then('the church refused no call', async function (this: ChurchWorld) {
  await whenIdle(this);
  const calls = await callsOf(this.church);
  expect(calls.filter(({ status }) => status === 401 || status === 403)).toEqual([]);
});

/** Runs in the page, where storage may be denied. */
function keptEntries(): number {
  try {
    return sessionStorage.length;
  } catch {
    return 0;
  }
}
