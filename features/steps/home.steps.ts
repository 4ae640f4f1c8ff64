import { Then } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import type { ChurchWorld } from '../support/world.ts';

/** HOME-02 names the key, because earlier visits have left their days under it. */
Then("{string} is kept as the poster's day", async function (this: ChurchWorld, day: string) {
  await expect.poll(() => this.page.evaluate(() => localStorage.getItem('mainPageModal'))).toBe(day);
});
