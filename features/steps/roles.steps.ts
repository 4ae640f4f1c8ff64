import { Then } from '@cucumber/cucumber';
import { scripts } from '../pages/controls.ts';
import { expect } from '../support/expect.ts';
import { whenIdle } from '../support/when-idle.ts';
import type { ChurchWorld } from '../support/world.ts';

/** Hostile names are shown as text: if their scripts ran, they would set a mark. */
Then('nothing that was shown ran', async function (this: ChurchWorld) {
  await whenIdle(this);
  expect(await scripts(this.page).count()).toBe(0);
  expect(await this.page.evaluate(() => Reflect.has(window, 'hacked'))).toBe(false);
});
