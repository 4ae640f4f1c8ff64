import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'playwright/test';
import { personas } from '../../mock-server/seeds/personas.ts';
import type { Who } from '../support/parameter-types.ts';
import type { ChurchWorld } from '../support/world.ts';

/** How long the church's tokens last. */
const LIFETIME_MINUTES = 15;
const KEYS = ['jwtToken', 'AccessToken'] as const;

/** The church's clock moves on, so that it answers 403 to the token that this page still trusts. */
When('my access token has expired', async function (this: ChurchWorld) {
  const now = await this.page.evaluate(() => Date.now());
  await this.control('PUT', 'demo/clock', { now: new Date(now + (LIFETIME_MINUTES + 1) * 60_000).toISOString() });
});

Then('session storage holds the token of {persona} under both names', async function (this: ChurchWorld, who: Who) {
  if (who === 'visitor') throw new Error('A visitor has no token');
  await expect.poll(async () => (await storedTokens(this)).map(accountOf)).toEqual(KEYS.map(() => personas[who].id));
  expect(new Set(await storedTokens(this)).size, 'different tokens').toBe(1);
});

Then('session storage is empty', async function (this: ChurchWorld) {
  await expect.poll(() => this.page.evaluate(() => sessionStorage.length)).toBe(0);
});

Given('session storage holds {string}', async function (this: ChurchWorld, token: string) {
  await store(this, token);
});

/** A token of the given claims; only a server could tell that its signature is none. */
Given('session storage holds a token with the claims', async function (this: ChurchWorld, claims: string) {
  const part = (json: string): string => Buffer.from(json).toString('base64url');
  await store(this, `${part('{"alg":"HS256","typ":"JWT"}')}.${part(claims)}.c2lnbmF0dXJl`);
});

Given(/^session storage is (blocked|full)$/, async function (this: ChurchWorld, how: string) {
  await this.context.addInitScript((failure) => {
    Object.defineProperty(
      failure === 'blocked' ? window : Storage.prototype,
      failure === 'blocked' ? 'sessionStorage' : 'setItem',
      {
        get() {
          throw new DOMException('Refused', failure === 'blocked' ? 'SecurityError' : 'QuotaExceededError');
        },
      },
    );
  }, how);
});

async function store(world: ChurchWorld, token: string): Promise<void> {
  if (world.page.url() === 'about:blank') await world.visit('/logout');
  await world.page.evaluate(
    ([keys, value]) => {
      for (const key of keys) sessionStorage.setItem(key, value);
    },
    [KEYS, token] as const,
  );
}

function storedTokens({ page }: ChurchWorld): Promise<string[]> {
  return page.evaluate((keys) => keys.map((key) => sessionStorage.getItem(key) ?? ''), KEYS);
}

/** Whose token it is, by the claim that the church issues (AUTH-08). */
function accountOf(token: string): unknown {
  const [, payload = ''] = token.split('.');
  if (payload === '') return undefined;
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const sid = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/sid';
  return typeof claims === 'object' && claims !== null && sid in claims ? claims[sid] : undefined;
}
