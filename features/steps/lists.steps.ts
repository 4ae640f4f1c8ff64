import { Then, When } from '@cucumber/cucumber';
import type { Locator } from 'playwright';
import { SCENARIO_BUILD } from '../../tests/tools/scenarios/builds.ts';
import { addressesIn, list, posts, programsIn } from '../pages/lists.ts';
import { expect } from '../support/expect.ts';
import { whenIdle } from '../support/when-idle.ts';
import type { ChurchWorld } from '../support/world.ts';

Then('no announcement/advertisement/sheet stands there twice', async function (this: ChurchWorld) {
  await whenIdle(this);
  const titles = await posts(this.page).getByRole('heading').allTextContents();
  expect(titles.length).toBeGreaterThan(0);
  expect(new Set(titles).size).toBe(titles.length);
});

When('I scroll the list to {int} px before its end', async function (this: ChurchWorld, distance: number) {
  await expect(posts(this.page).first()).toBeVisible();
  await whenIdle(this);
  // Posts get their real height near the viewport; a reader who scrolls there sees them grow.
  await scroll(list(this.page), distance + 300);
  await scroll(list(this.page), distance);
});

When('I read the list to its end', async function (this: ChurchWorld) {
  const end = list(this.page).getByText('모든 게시물을 불러왔습니다.');
  // Reaching the end loads the next page.
  /* oxlint-disable no-await-in-loop */
  while (!(await end.isVisible())) {
    const known = await posts(this.page).count();
    await scroll(list(this.page), 0);
    await expect.poll(async () => (await end.isVisible()) || (await posts(this.page).count()) !== known).toBe(true);
  }
  /* oxlint-enable no-await-in-loop */
});

/** The application's own pictures, and links to PDFs, are from this site and its server. */
Then('nothing of it ran', async function (this: ChurchWorld) {
  await whenIdle(this);
  expect(await programsIn(list(this.page)).count()).toBe(0);
  const own = [this.page.url(), SCENARIO_BUILD.VITE_API_BASE_URL].map((address) => new URL(address).origin);
  const origins = (await addressesIn(list(this.page))).map((address) => new URL(address, this.page.url()).origin);
  expect(origins.filter((origin) => !own.includes(origin))).toEqual([]);
  expect(await this.page.evaluate(() => Reflect.has(window, 'hacked'))).toBe(false);
});

async function scroll(box: Locator, pixelsBeforeEnd: number): Promise<void> {
  await box.evaluate(async (element, left) => {
    element.scrollTop = element.scrollHeight - element.clientHeight - left;
    // When an observer that was added later is notified, the page's own has been notified too.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(element));
  }, pixelsBeforeEnd);
}
