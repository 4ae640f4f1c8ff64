import { Given, Then } from '@cucumber/cucumber';
import { expect } from 'playwright/test';
import * as z from 'zod';
import { personas } from '../../mock-server/seeds/personas.ts';
import type { ApiCall, Who } from '../support/parameter-types.ts';
import type { ChurchWorld } from '../support/world.ts';

const stateSchema = z.object({ faults: z.array(z.record(z.string(), z.unknown())) });
const callsSchema = z.array(z.object({ method: z.string(), path: z.string(), hadBearer: z.boolean() }));

Given('I am a(n) {persona}', function (this: ChurchWorld, who: Who) {
  return this.signIn(who);
});

Given('the {world} world', async function (this: ChurchWorld, world: string) {
  await this.control('PUT', 'demo/world', { world });
});

/** The time on the wall in Asunción, `YYYY-MM-DD HH:MM`; the church's records are dated around it. */
Given('it is {string}', async function (this: ChurchWorld, moment: string) {
  await this.context.clock.setSystemTime(`${moment.replace(' ', 'T')}:00-03:00`);
});

Given('{call} is answered with {int}', function (this: ChurchWorld, call: ApiCall, status: number) {
  return addFault(this, { ...call, mode: 'status', status });
});

Given('{call} is answered once with {int}', function (this: ChurchWorld, call: ApiCall, status: number) {
  return addFault(this, { ...call, mode: 'status', status, times: 1 });
});

Given('{call} gets no answer', function (this: ChurchWorld, call: ApiCall) {
  return addFault(this, { ...call, mode: 'networkError' });
});

Given('{call} hangs', function (this: ChurchWorld, call: ApiCall) {
  return addFault(this, { ...call, mode: 'hang' });
});

Given('{call} is answered with a wrong shape', function (this: ChurchWorld, call: ApiCall) {
  return addFault(this, { ...call, mode: 'malformed', body: { unexpected: true } });
});

Given('{call} works again', async function (this: ChurchWorld, { method, path }: ApiCall) {
  const faults = await faultsOf(this);
  const others = faults.filter((fault) => fault['method'] !== method || fault['path'] !== path);
  await this.control('PUT', 'demo/faults', others);
});

Given('every call takes {int} ms', async function (this: ChurchWorld, latencyMs: number) {
  await this.control('PUT', 'demo/network', { latencyMs, offline: false });
});

Given('the {persona} has the role(s) {string}', async function (this: ChurchWorld, who: Who, roles: string) {
  if (who === 'visitor') throw new Error('A visitor has no roles');
  await this.control('PUT', 'demo/roles', {
    email: personas[who].email,
    roles: roles.split(',').map((it) => it.trim()),
  });
});

Then('{call} was sent {int} time(s)', async function (this: ChurchWorld, call: ApiCall, times: number) {
  await expect.poll(async () => (await sent(this, call)).length).toBe(times);
});

Then('{call} was sent with a bearer', async function (this: ChurchWorld, call: ApiCall) {
  await expect.poll(async () => (await sent(this, call)).map(({ hadBearer }) => hadBearer)).toContain(true);
});

Then('{call} was sent without a bearer', async function (this: ChurchWorld, call: ApiCall) {
  await expect.poll(async () => (await sent(this, call)).map(({ hadBearer }) => hadBearer)).toContain(false);
});

async function addFault(world: ChurchWorld, fault: Readonly<Record<string, unknown>>): Promise<void> {
  await world.control('PUT', 'demo/faults', [...(await faultsOf(world)), fault]);
}

async function faultsOf(world: ChurchWorld): Promise<z.infer<typeof stateSchema>['faults']> {
  return stateSchema.parse(await world.control('GET', 'demo/state')).faults;
}

async function sent(world: ChurchWorld, { method, path }: ApiCall): Promise<z.infer<typeof callsSchema>> {
  const wanted = `/api/${path}`.toLowerCase();
  const calls = callsSchema.parse(await world.control('GET', 'demo/calls'));
  return calls.filter((call) => call.method === method && call.path.toLowerCase() === wanted);
}
