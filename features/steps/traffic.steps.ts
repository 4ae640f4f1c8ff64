import { type DataTable, defineParameterType, Given, Then } from '@cucumber/cucumber';
import { personas } from '../../mock-server/seeds/personas.ts';
import type { Sent } from '../drivers/driver.ts';
import { expect } from '../support/expect.ts';
import { type ApiCall, isCall, isWho, type Who } from '../support/parameter-values.ts';
import { accountOf } from '../support/tokens.ts';
import type { ChurchWorld } from '../support/world.ts';

/** Only the page can see with which credentials a call is sent. */
Given('my browser notes what is sent with credentials', async function (this: ChurchWorld) {
  await this.tab.prepare(`(${String(noteCredentials)})()`);
});

/** Runs in the page. */
function noteCredentials(): void {
  const send = window.fetch;
  const modes: string[] = [];
  Object.assign(window, { credentialModes: modes });
  window.fetch = (input, init) => {
    const { url, credentials } = input instanceof Request ? input : { url: input.toString(), credentials: '' };
    if (url.includes('/api/')) modes.push(init?.credentials ?? credentials);
    return send(input, init);
  };
}

Then('every call was sent with credentials', async function (this: ChurchWorld) {
  await this.tab.rest();
  const modes = await this.tab.evaluate(() => [...new Set<unknown>(Reflect.get(window, 'credentialModes'))]);
  expect(modes).toEqual(['include']);
});

Then('{call} carried', async function (this: ChurchWorld, call: ApiCall, json: string) {
  expect((await only(this, call)).json).toEqual(JSON.parse(json));
});

/** The query of each of the calls, oldest first; the table's head names the parameter. */
Then('{call} asked for', async function (this: ChurchWorld, call: ApiCall, table: DataTable) {
  await this.tab.soon(
    () => sentOf(this, call).map(({ url }) => Object.fromEntries(new URL(url).searchParams)),
    (asked) => expect(asked).toEqual(table.hashes()),
  );
});

Then('{call} carried the fields {string}', async function (this: ChurchWorld, call: ApiCall, fields: string) {
  const { json } = await only(this, call);
  const names = typeof json === 'object' && json !== null ? Object.keys(json) : [];
  expect(names.toSorted().join(', ')).toBe(fields);
});

/** The user whose token a call carries. */
type Sender = Who | 'me';

defineParameterType({
  name: 'sender',
  regexp: new RegExp(`my name|a visitor's name|the name of (?:${Object.keys(personas).join('|')})`),
  transformer: (words: string): Sender => {
    const name = words.replace('the name of ', '');
    if (name === 'my name') return 'me';
    return isWho(name) ? name : 'visitor';
  },
});

/** For every time it was sent. */
Then('{call} was sent in {sender}', async function (this: ChurchWorld, call: ApiCall, sender: Sender) {
  const bearers = (await all(this, call)).map(({ headers }) => headers['authorization']);
  const own = `Bearer ${await this.tab.storedToken()}`;
  for (const bearer of bearers) {
    if (sender === 'visitor') expect(bearer).toBeUndefined();
    else if (sender === 'me') expect(bearer).toBe(own);
    else expect(accountOf(bearer?.replace(/^Bearer /, '') ?? '')).toBe(personas[sender].id);
  }
});

Then('{call} was given up', async function (this: ChurchWorld, call: ApiCall) {
  const { isGivenUp } = await only(this, call);
  await this.tab.soon(isGivenUp, (isSo) => expect(isSo).toBe(true));
});

/** The one request of a call. */
async function only(world: ChurchWorld, call: ApiCall): Promise<Sent> {
  const [request, ...others] = await all(world, call);
  if (request === undefined || others.length > 0) throw new Error(`It was sent ${others.length + 1} times`);
  return request;
}

/** The requests of a call, at least one, as the page sent them. */
async function all(world: ChurchWorld, call: ApiCall): Promise<readonly Sent[]> {
  await world.tab.soon(
    () => sentOf(world, call).length,
    (count) => expect(count, `${call.method} /api/${call.path}`).toBeGreaterThan(0),
  );
  await world.tab.rest();
  return sentOf(world, call);
}

const sentOf = ({ tab }: ChurchWorld, call: ApiCall): readonly Sent[] =>
  tab.sent().filter((sent) => isCall(sent, call));
