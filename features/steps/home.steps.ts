import { Then } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import type { ChurchWorld } from '../support/world.ts';

/** HOME-02 names the storage key, since earlier visits have stored their day under it. */
Then("{string} is kept as the poster's day", async function (this: ChurchWorld, day: string) {
  await this.tab.soon(
    () => this.tab.evaluate(() => localStorage.getItem('mainPageModal')),
    (kept) => expect(kept).toBe(day),
  );
});
