import { Then } from '@cucumber/cucumber';
import { PAGE } from '../drivers/target.ts';
import { scripts } from '../pages/controls.ts';
import { expect } from '../support/expect.ts';
import type { ChurchWorld } from '../support/world.ts';

/** Hostile names are shown as text: if their scripts ran, they would set a mark. */
Then('nothing that was shown ran', async function (this: ChurchWorld) {
  await this.tab.rest();
  expect(await this.tab.find(scripts(PAGE)).count()).toBe(0);
  expect(await this.tab.evaluate(() => Reflect.has(window, 'hacked'))).toBe(false);
});
