import { Given, Then } from '@cucumber/cucumber';
import type { Request } from 'playwright';
import { expect } from 'playwright/test';
import { personas } from '../../mock-server/seeds/personas.ts';
import type { ApiCall, Who } from '../support/parameter-types.ts';
import type { ChurchWorld } from '../support/world.ts';

const noted = new WeakMap<ChurchWorld, Request[]>();

Given('my browser notes what it sends', async function (this: ChurchWorld) {
  const requests: Request[] = [];
  noted.set(this, requests);
  this.context.on('request', (request) => requests.push(request));
  // Which credentials a call asks for is visible to the page alone.
  await this.context.addInitScript(() => {
    const send = window.fetch;
    const modes: string[] = [];
    Object.assign(window, { credentialModes: modes });
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      if (!request.url.includes('/api/demo/')) modes.push(request.credentials);
      return send(input, init);
    };
  });
});

Then('{call} carried', async function (this: ChurchWorld, call: ApiCall, json: string) {
  const request = await only(this, call);
  expect(request.postDataJSON()).toEqual(JSON.parse(json));
});

Then('{call} carried the fields {string}', async function (this: ChurchWorld, call: ApiCall, fields: string) {
  const sent: unknown = (await only(this, call)).postDataJSON();
  const names = typeof sent === 'object' && sent !== null ? Object.keys(sent) : [];
  expect(names.toSorted().join(', ')).toBe(fields);
});

Then('{call} carried the token of {persona} and no body', async function (this: ChurchWorld, call: ApiCall, who: Who) {
  if (who === 'visitor') throw new Error('A visitor has no token');
  const request = await only(this, call);
  expect(request.postData()).toBeNull();
  const [scheme, token = ''] = (request.headers()['authorization'] ?? '').split(' ');
  expect(scheme).toBe('Bearer');
  expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).toContain(personas[who].id);
});

Then('{call} carried the stored token', async function (this: ChurchWorld, call: ApiCall) {
  const request = await only(this, call);
  const stored = await this.page.evaluate(() => sessionStorage.getItem('jwtToken'));
  expect(request.headers()['authorization']).toBe(`Bearer ${stored}`);
});

Then('{call} was given up', async function (this: ChurchWorld, call: ApiCall) {
  const request = await only(this, call);
  await expect.poll(() => request.failure()?.errorText).toBe('net::ERR_ABORTED');
});

Then('every call was sent with credentials', async function (this: ChurchWorld) {
  const modes: unknown = await this.page.evaluate(() => [...new Set(Reflect.get(window, 'credentialModes'))]);
  expect(modes).toEqual(['include']);
});

Then('nothing was asked of another server', function (this: ChurchWorld) {
  const own = new URL(this.page.url()).origin;
  const addresses = sentBy(this).map((request) => request.url());
  const foreign = addresses.filter((address) => /^(?:https?|wss?):/.test(address) && new URL(address).origin !== own);
  expect(addresses.length, 'addresses that were asked').toBeGreaterThan(0);
  expect(foreign).toEqual([]);
});

/** What the browser has sent since it began to note it, oldest first. */
export function sentBy(world: ChurchWorld): readonly Request[] {
  const requests = noted.get(world);
  if (requests === undefined) throw new Error('Begin with: Given my browser notes what it sends');
  return requests;
}

/** The one request of a call, as the page sent it. */
async function only(world: ChurchWorld, { method, path }: ApiCall): Promise<Request> {
  const matching = () =>
    sentBy(world).filter(
      (request) =>
        request.method() === method &&
        new URL(request.url()).pathname.toLowerCase() === `/api/${path}`.toLowerCase() &&
        request.serviceWorker() === null,
    );
  await expect.poll(() => matching().length, `${method} /api/${path}`).toBe(1);
  const [request] = matching();
  if (request === undefined) throw new Error(`${method} /api/${path} was not sent`);
  return request;
}
