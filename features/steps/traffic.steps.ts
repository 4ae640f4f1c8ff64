import { Given, Then } from '@cucumber/cucumber';
import type { Request } from 'playwright';
import { expect } from 'playwright/test';
import { personas } from '../../mock-server/seeds/personas.ts';
import type { ApiCall, Who } from '../support/terms.ts';
import { settle } from '../support/settle.ts';
import { accountOf } from '../support/tokens.ts';
import { isCall } from '../support/traffic.ts';
import type { ChurchWorld } from '../support/world.ts';

/** Which credentials a call asks for is visible to the page alone. */
Given('my browser notes what is sent with credentials', async function (this: ChurchWorld) {
  await this.context.addInitScript(() => {
    const send = window.fetch;
    const modes: string[] = [];
    Object.assign(window, { credentialModes: modes });
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      if (request.url.includes('/api/')) modes.push(request.credentials);
      return send(input, init);
    };
  });
});

Then('every call was sent with credentials', async function (this: ChurchWorld) {
  const modes: unknown = await this.page.evaluate(() => [...new Set(Reflect.get(window, 'credentialModes'))]);
  expect(modes).toEqual(['include']);
});

Then('{call} carried', async function (this: ChurchWorld, call: ApiCall, json: string) {
  expect((await only(this, call)).postDataJSON()).toEqual(JSON.parse(json));
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
  expect(accountOf(token)).toBe(personas[who].id);
});

Then('{call} carried the stored token', async function (this: ChurchWorld, call: ApiCall) {
  const request = await only(this, call);
  expect(request.headers()['authorization']).toBe(`Bearer ${await this.storedToken()}`);
});

Then('{call} was given up', async function (this: ChurchWorld, call: ApiCall) {
  const request = await only(this, call);
  await expect.poll(() => request.failure()?.errorText).toBe('net::ERR_ABORTED');
});

/** The one request of a call, as the page sent it; what the demo's worker passes on is not counted again. */
async function only(world: ChurchWorld, call: ApiCall): Promise<Request> {
  const matching = () =>
    world.traffic.sent.filter((request) => isCall(request, call) && request.serviceWorker() === null);
  await expect.poll(() => matching().length, `${call.method} /api/${call.path}`).toBeGreaterThan(0);
  await settle(world);
  const [request, ...others] = matching();
  if (request === undefined || others.length > 0) throw new Error(`It was sent ${others.length + 1} times`);
  return request;
}
