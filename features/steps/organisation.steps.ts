import { Then, When } from '@cucumber/cucumber';
import { shareOfPart } from '../pages/organisation.ts';
import { expect } from '../support/expect.ts';
import type { Thing } from '../support/nouns.ts';
import type { ChurchWorld } from '../support/world.ts';

When('the page is printed', async function (this: ChurchWorld) {
  await this.page.emulateMedia({ media: 'print' });
});

Then(
  '{thing} is {int} % as wide as its part of the page',
  async function (this: ChurchWorld, thing: Thing, percent: number) {
    await expect.poll(() => shareOfPart(thing.in(this))).toBeCloseTo(percent / 100, 2);
  },
);

When('I turn the wheel with Ctrl over {thing}', async function (this: ChurchWorld, thing: Thing) {
  await thing.in(this).hover({ position: { x: 200, y: 100 } });
  await this.page.keyboard.down('Control');
  await this.page.mouse.wheel(0, -100);
  await this.page.keyboard.up('Control');
});

Then('no call was sent to the server', async function (this: ChurchWorld) {
  await this.tab.rest();
  const calls = this.tab.sent().filter(({ url }) => new URL(url).pathname.startsWith('/api/'));
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
});
