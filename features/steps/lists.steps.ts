import { Then, When } from '@cucumber/cucumber';
import { expect, type Locator } from 'playwright/test';
import { inTurn } from '../support/in-turn.ts';
import type { ChurchWorld } from '../support/world.ts';

/** The box of whichever list the page is. */
const listOf = ({ page }: ChurchWorld): Locator => page.getByRole('region', { name: /목록$/ });
const postsOf = (world: ChurchWorld): Locator => listOf(world).getByRole('article');

Then('no announcement/advertisement/sheet stands there twice', async function (this: ChurchWorld) {
  const titles = await postsOf(this).getByRole('heading').allTextContents();
  expect(titles.length).toBeGreaterThan(0);
  expect(new Set(titles).size).toBe(titles.length);
});

Then('every announcement/advertisement shows its title, day, author and words', async function (this: ChurchWorld) {
  await expect(postsOf(this).first()).toBeVisible();
  await inTurn(await postsOf(this).all(), async (post) => {
    await expect(post.getByRole('heading')).toHaveText(/\S/);
    await expect(post.locator('time')).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
    await expect(post.locator('header p')).toHaveText(/^\d{4}-\d{2}-\d{2} · \S/);
    await expect(post.locator(':scope > div p').first()).toHaveText(/\S/);
  });
});

Then('the list is at most {int} % of the window high', async function (this: ChurchWorld, percent: number) {
  await expect(postsOf(this).first()).toBeVisible();
  const share = await listOf(this).evaluate((box) => box.getBoundingClientRect().height / innerHeight);
  expect(share).toBeLessThanOrEqual(percent / 100);
});

When('I scroll the list to {int} px before its end', async function (this: ChurchWorld, distance: number) {
  await expect(listOf(this)).toHaveAttribute('aria-busy', 'false');
  // Posts take their true height when they come near: a person who scrolls there has seen them grow.
  await scroll(listOf(this), distance + 300);
  await scroll(listOf(this), distance);
});

When('I scroll the waiting list up and to its end again', async function (this: ChurchWorld) {
  await expect(listOf(this)).toHaveAttribute('aria-busy', 'true');
  await scroll(listOf(this), Number.MAX_SAFE_INTEGER);
  await scroll(listOf(this), 0);
});

When('I read the list to its end', async function (this: ChurchWorld) {
  const end = listOf(this).getByText('모든 게시물을 불러왔습니다.');
  await expect(async () => {
    await scroll(listOf(this), 0);
    await expect(end).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [0] });
});

/** What the product itself puts there, pictures and links to sheets, is from this site. */
Then('nothing of it ran', async function (this: ChurchWorld) {
  await expect(listOf(this).locator('script, iframe, [onload], [onerror], svg:not([aria-hidden])')).toHaveCount(0);
  const addresses = await listOf(this)
    .locator('a, img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''));
  expect(addresses.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([]);
  expect(await this.page.evaluate(() => Reflect.has(window, 'hacked'))).toBe(false);
});

async function scroll(list: Locator, pixelsBeforeEnd: number): Promise<void> {
  await list.evaluate(async (box, left) => {
    box.scrollTop = box.scrollHeight - box.clientHeight - left;
    // What the page itself observes has been told once a younger observer has.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(box));
  }, pixelsBeforeEnd);
}
