import { Then } from '@cucumber/cucumber';
import { scripts } from '../pages/controls.ts';
import { expect } from '../support/expect.ts';
import { settle } from '../support/settle.ts';
import type { ChurchWorld } from '../support/world.ts';

/** What strange people wrote is text: their scripts set a mark when they run. */
Then('nothing that was shown ran', async function (this: ChurchWorld) {
  await settle(this);
  expect(await scripts(this.page).count()).toBe(0);
  expect(await this.page.evaluate(() => Reflect.has(window, 'hacked'))).toBe(false);
});
