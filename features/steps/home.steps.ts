import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect, type Locator } from 'playwright/test';
import type { ChurchWorld } from '../support/world.ts';

const KEY = 'mainPageModal';

const poster = ({ page }: ChurchWorld): Locator => page.getByRole('dialog').getByRole('img');

const keptDay = ({ page }: ChurchWorld): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), KEY);

const news = ({ page }: ChurchWorld, name: string): Locator =>
  page.getByRole('region', { name, exact: true }).getByRole('listitem');

Given('local storage holds corrupt data', async function (this: ChurchWorld) {
  await this.context.addInitScript((key) => {
    if (location.protocol.startsWith('http')) localStorage.setItem(key, '{"day":');
  }, KEY);
});

/** Everything that comes after the first paint has come: what is going to be shown is shown. */
Given('the home page is alive', async function (this: ChurchWorld) {
  await expect(this.page.getByRole('button', { name: '다음 사진', includeHidden: true })).toBeEnabled();
  await expect(this.page.getByText(/^2026년 11월 \d+일–\d+일$/)).toBeAttached();
});

When(/^I close the poster by (Escape|its button|a click outside)$/, async function (this: ChurchWorld, way: string) {
  if (way === 'Escape') await this.page.keyboard.press('Escape');
  else if (way === 'its button') await this.page.getByRole('button', { name: '닫기' }).click();
  else await this.page.mouse.click(10, 10);
});

Then("nothing is kept as the poster's day", async function (this: ChurchWorld) {
  expect(await keptDay(this)).toBeNull();
});

Then("{string} is kept as the poster's day", async function (this: ChurchWorld, day: string) {
  await expect.poll(() => keptDay(this)).toBe(day);
});

Then('the poster is at most {int} px high', async function (this: ChurchWorld, most: number) {
  const box = await poster(this).boundingBox();
  expect(box?.height).toBeGreaterThan(200);
  expect(box?.height).toBeLessThanOrEqual(most);
});

Then('the poster fits the window', async function (this: ChurchWorld) {
  const box = await this.page.getByRole('dialog').boundingBox();
  const window = this.page.viewportSize();
  if (box === null || window === null) throw new Error('There is no poster');
  expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(window.width);
  expect(box.y + box.height).toBeLessThanOrEqual(window.height);
});

Then('the worship schedule tells', async function (this: ChurchWorld, table: DataTable) {
  const rows = this.page.getByRole('region', { name: '예배 시간' }).locator('dl > div');
  await expect(rows).toHaveText(table.raw().map(([name = '', time = '']) => `${name}${time}`));
});

Then('the news {string} holds {int} entries', async function (this: ChurchWorld, name: string, count: number) {
  await expect(news(this, name)).toHaveCount(count);
});

Then('the news {string} holds', async function (this: ChurchWorld, name: string, table: DataTable) {
  const lines = async () => (await news(this, name).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  await expect.poll(lines).toEqual(table.raw().map(([line = '']) => line));
});

Then('the coming event on {string} shows {string}', async function (this: ChurchWorld, day: string, month: string) {
  const mark = news(this, '다가오는 행사').locator('time').filter({ hasText: day });
  await expect(mark.first()).toBeVisible();
  await expect(mark.locator('[aria-hidden]').first()).toContainText(month);
});
