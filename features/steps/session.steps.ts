import { defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import { personas } from '../../mock-server/seeds/personas.ts';
import { PAGE } from '../drivers/target.ts';
import { accessMark } from '../pages/account.ts';
import { focusedBesideDialogs, logIn, tabStops } from '../pages/login-dialog.ts';
import { menuButton, unfold } from '../pages/menus.ts';
import { callsOf, churchTime, mailsTo, notifyChurch } from '../support/church.ts';
import { expect } from '../support/expect.ts';
import { seeAttribute, seeThing } from '../support/looks.ts';
import type { Thing } from '../support/nouns.ts';
import { isWho, type Who } from '../support/parameter-values.ts';
import { sequentially } from '../support/sequentially.ts';
import { accountOf } from '../support/tokens.ts';
import type { ChurchWorld } from '../support/world.ts';

/** The lifetime of the server's tokens. */
const LIFETIME_MINUTES = 15;

When('I log in as {persona}', async function (this: ChurchWorld, who: Who) {
  if (who === 'visitor') throw new Error('A visitor does not log in');
  await this.tab.rest();
  await logIn(this.tab, personas[who].email, personas[who].password);
});

When('I log in with {string} and {string}', async function (this: ChurchWorld, email: string, password: string) {
  await this.tab.rest();
  await logIn(this.tab, email, password);
});

When('I log out', async function (this: ChurchWorld) {
  await this.tab.find(menuButton(PAGE)).click();
  await unfold(this.tab, '내 계정');
  await this.tab.find(PAGE.getByRole('button', { name: '로그아웃' })).click();
});

defineParameterType({
  name: 'account',
  regexp: new RegExp(`(${Object.keys(personas).join('|')})|"([^"]*)"`),
  transformer: (name: string | undefined, email: string | undefined): string =>
    name !== undefined && isWho(name) && name !== 'visitor' ? personas[name].email : (email ?? ''),
});

/** A persona, or an e-mail address in quotation marks. */
Then('I am signed in as {account}', async function (this: ChurchWorld, email: string) {
  const link = PAGE.getByRole('banner').getByRole('link', { name: email });
  await seeThing(this, link);
  await seeAttribute(this, link, 'href', (address) => expect(address).toBe('/account/profile'));
});

/** The storage must be empty too (AUTH-11). */
Then('I am signed out', async function (this: ChurchWorld) {
  // The bar is also a visitor's while a session is being restored.
  await this.tab.rest();
  await this.tab.soon(
    () => this.tab.evaluate(keptEntries),
    (entries) => expect(entries, 'entries of session storage').toBe(0),
  );
  await seeThing(this, PAGE.getByRole('banner').getByRole('button', { name: '로그인' }));
});

/** All tabs are moved to one moment, which none of them has passed by the time that it is told of it. */
const AHEAD_MS = 5000;

/** From now on, the clocks of all tabs move only by as much as steps say. */
Given('time stands still', async function (this: ChurchWorld) {
  const times = await Promise.all(this.context.pages().map((page) => page.evaluate(() => Date.now())));
  await this.context.clock.pauseAt(Math.max(...times) + AHEAD_MS);
});

/**
 * By the clock of the page, after `time stands still`: what another tab says may come late on a busy machine, and the page has
 * no more time for it. Earlier steps check that the text was there.
 */
Then('within {int} second(s) {string} has gone', async function (this: ChurchWorld, seconds: number, text: string) {
  await this.tab.passTime(seconds * 1000);
  await expect(this.page.getByText(text)).toHaveCount(0);
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
    await seeAttribute(this, accessMark(PAGE), 'data-access', (value) => expect(value).toBe(DECISIONS[decision]));
  },
);

Then('the Tab key never leaves {thing}', async function (this: ChurchWorld, thing: Thing) {
  const stops = await this.tab.find(tabStops(thing.target)).count();
  expect(stops, 'stops of the Tab key').toBeGreaterThan(0);
  // One more than there are stops, so that the round begins again.
  await sequentially(Array.from({ length: stops + 1 }).keys(), async () => {
    await this.tab.press('Tab');
    expect(await this.tab.find(focusedBesideDialogs(PAGE)).count(), 'what has the focus beside it').toBe(0);
  });
});

/**
 * Moves the server's clock on, so that it answers 403 to the token that this page still considers valid. First waits
 * for the page's own calls, which would otherwise refresh the session before the scenario's call.
 */
When('my access token has expired', async function (this: ChurchWorld) {
  await this.tab.rest();
  const now = new Date((await churchTime(this.church)) + (LIFETIME_MINUTES + 1) * 60_000).toISOString();
  await notifyChurch(this.church, { method: 'PUT', path: 'demo/clock', body: { now } });
});

Then('session storage holds the token of {persona} under both names', async function (this: ChurchWorld, who: Who) {
  if (who === 'visitor') throw new Error('A visitor has no token');
  await this.tab.soon(
    () => this.tab.evaluate(() => ['jwtToken', 'AccessToken'].map((key) => sessionStorage.getItem(key) ?? '')),
    (tokens) => {
      expect(tokens.map(accountOf)).toEqual([personas[who].id, personas[who].id]);
      expect(new Set(tokens).size, 'different tokens').toBe(1);
    },
  );
});

/** Neither id, address nor name of an account, in storage or in the addresses of the saved copies (REL-08). */
Then('this device holds nothing of {persona}', async function (this: ChurchWorld, who: Who) {
  if (who === 'visitor') throw new Error('Nobody knows a visitor');
  const { id, email, name } = personas[who];
  await this.tab.rest();
  await this.tab.soon(
    () => this.tab.evaluate(keptTexts),
    (texts) => {
      const readable = texts.map((text) => text.replaceAll(TOKEN, (_, claims: string) => decoded(claims)));
      expect(readable.filter((text) => [id, email, name].some((secret) => text.includes(secret)))).toEqual([]);
    },
  );
});

Given('session storage holds {string}', async function (this: ChurchWorld, token: string) {
  await this.tab.storeToken(token);
});

/** A token with these claims; its signature is invalid, which only a server could tell. */
Given('session storage holds a token with the claims', async function (this: ChurchWorld, claims: string) {
  const part = (json: string): string => Buffer.from(json).toString('base64url');
  await this.tab.storeToken(`${part('{"alg":"HS256","typ":"JWT"}')}.${part(claims)}.c2lnbmF0dXJl`);
});

When('I open the link of the newest e-mail to {string}', async function (this: ChurchWorld, email: string) {
  let newest = '';
  await this.tab.soon(
    async () => {
      const [mail] = await mailsTo(this.church, email);
      newest = mail?.link ?? '';
      return newest;
    },
    (link) => expect(link, `the link of the newest e-mail to ${email}`).not.toBe(''),
  );
  await this.tab.visit(newest);
});

Then('the church refused no call', async function (this: ChurchWorld) {
  await this.tab.rest();
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

/** The claims of a token, which its text does not show. */
const TOKEN = /eyJ[\w-]+\.([\w-]+)\.[\w-]+/g;

const decoded = (part: string): string => Buffer.from(part, 'base64url').toString();

/** Runs in the page. */
async function keptTexts(): Promise<readonly string[]> {
  const stored = [localStorage, sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, at) => {
      const key = storage.key(at) ?? '';
      return `${key}=${storage.getItem(key)}`;
    }),
  );
  const names = 'caches' in globalThis ? await caches.keys() : [];
  const saved = await Promise.all(
    names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
  );
  return [...stored, ...saved.flat()];
}
