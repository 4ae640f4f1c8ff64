import { type DataTable, Given, Then } from '@cucumber/cucumber';
import { personas } from '../../mock-server/seeds/personas.ts';
import { PAGE } from '../drivers/target.ts';
import { addFault, callsOf, mailsTo, notifyChurch, removeFaults, sentCalls } from '../support/church.ts';
import { expect } from '../support/expect.ts';
import { expectNone } from '../support/expect-none.ts';
import { type Fault, silenceOf } from '../support/faults.ts';
import { seeThing } from '../support/looks.ts';
import type { ApiCall, Who } from '../support/parameter-values.ts';
import { sequentially } from '../support/sequentially.ts';
import type { ChurchWorld } from '../support/world.ts';

Given('I am a(n) {persona}', function (this: ChurchWorld, who: Who) {
  return this.signIn(who);
});

/**
 * Each address with the content of its page once the server has answered; a page with an error would show a retry
 * button.
 */
Then('these pages work, or say what this server cannot do', async function (this: ChurchWorld, table: DataTable) {
  await sequentially(table.raw(), async ([address = '', words = '']) => {
    await this.tab.visit(address);
    const main = PAGE.getByRole('main');
    await seeThing(this, main.filter({ hasText: words }));
    await expectNone(this, main.getByRole('button', { name: '다시 시도' }));
  });
});

Given('the {world} world', async function (this: ChurchWorld, world: string) {
  await notifyChurch(this.church, { method: 'PUT', path: 'demo/world', body: { world } });
});

/** The local time in Asunción, `YYYY-MM-DD HH:MM`; the church's records are dated relative to it. */
Given('it is {string}', async function (this: ChurchWorld, moment: string) {
  const time = Date.parse(`${moment.replace(' ', 'T')}:00-03:00`);
  await this.tab.setTime(time);
  await this.church.startAt(time);
});

Given('{call} {fault}', async function (this: ChurchWorld, call: ApiCall, fault: Fault) {
  const silence = silenceOf(fault);
  if (silence !== undefined) this.tab.silence.expect(call, silence);
  await addFault(this.church, { ...call, ...fault });
});

/** An answer as another server might send it. */
Given('{call} is answered with', async function (this: ChurchWorld, call: ApiCall, json: string) {
  await addFault(this.church, { ...call, mode: 'malformed', body: JSON.parse(json) as unknown });
});

Given('{call} works again', async function (this: ChurchWorld, call: ApiCall) {
  await removeFaults(this.church, call);
});

Given('the {persona} has the role(s) {string}', async function (this: ChurchWorld, who: Who, names: string) {
  if (who === 'visitor') throw new Error('A visitor has no roles');
  const roles = names.split(',').map((it) => it.trim());
  await notifyChurch(this.church, { method: 'PUT', path: 'demo/roles', body: { email: personas[who].email, roles } });
});

Then('{call} was sent {int} time(s)', async function (this: ChurchWorld, call: ApiCall, times: number) {
  const count = async () => (await sentCalls(this.church, call)).length;
  await this.tab.soon(count, (sent) => expect(sent).toBeGreaterThanOrEqual(times));
  await this.tab.rest();
  expect(await count()).toBe(times);
});

Then('no call was sent', async function (this: ChurchWorld) {
  await this.tab.rest();
  expect(await callsOf(this.church)).toEqual([]);
});

Then('{int} e-mail(s) went to {string}', async function (this: ChurchWorld, count: number, email: string) {
  await this.tab.soon(
    () => mailsTo(this.church, email),
    (mails) => expect(mails.length).toBeGreaterThanOrEqual(count),
  );
  await this.tab.rest();
  expect(await mailsTo(this.church, email)).toHaveLength(count);
});
