import { Then, When } from '@cucumber/cucumber';
import { SCENARIO_BUILD } from '../../tests/tools/scenarios/builds.ts';
import { PAGE } from '../drivers/target.ts';
import { addressed, addressesOf, list, posts, programsIn } from '../pages/lists.ts';
import { expect } from '../support/expect.ts';
import { seeThing } from '../support/looks.ts';
import type { ChurchWorld } from '../support/world.ts';

Then('no announcement/advertisement/sheet stands there twice', async function (this: ChurchWorld) {
  await this.tab.rest();
  const titles = await this.tab.find(posts(PAGE).getByRole('heading')).allInnerTexts();
  expect(titles.length).toBeGreaterThan(0);
  expect(new Set(titles).size).toBe(titles.length);
});

When('I scroll the list to {int} px before its end', async function (this: ChurchWorld, distance: number) {
  await seeThing(this, posts(PAGE));
  await this.tab.rest();
  // Posts get their real height near the viewport; a reader who scrolls there sees them grow.
  await this.tab.scrollToEnd(list(PAGE), distance + 300);
  await this.tab.scrollToEnd(list(PAGE), distance);
});

When('I read the list to its end', async function (this: ChurchWorld) {
  const end = this.tab.find(list(PAGE).getByText('모든 게시물을 불러왔습니다.'));
  const count = () => this.tab.find(posts(PAGE)).count();
  // Reaching the end loads the next page.
  /* oxlint-disable no-await-in-loop */
  while ((await end.count()) === 0) {
    const known = await count();
    await this.tab.scrollToEnd(list(PAGE), 0);
    await this.tab.soon(
      async () => (await end.count()) > 0 || (await count()) !== known,
      (hasMore) => expect(hasMore, 'more of the list, or its end').toBe(true),
    );
  }
  /* oxlint-enable no-await-in-loop */
});

/** The application's own pictures, and links to PDFs, are from this site and its server. */
Then('nothing of it ran', async function (this: ChurchWorld) {
  await this.tab.rest();
  expect(await this.tab.find(programsIn(list(PAGE))).count()).toBe(0);
  const own = [this.tab.url(), SCENARIO_BUILD.VITE_API_BASE_URL].map((address) => new URL(address).origin);
  const addresses = await this.tab.find(addressed(list(PAGE))).evaluateAll(addressesOf);
  const origins = addresses.map((address) => new URL(address, this.tab.url()).origin);
  expect(origins.filter((origin) => !own.includes(origin))).toEqual([]);
  expect(await this.tab.evaluate(() => Reflect.has(window, 'hacked'))).toBe(false);
});
