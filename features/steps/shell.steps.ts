import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from 'playwright/test';
import { inTurn } from '../support/in-turn.ts';
import type { ChurchWorld } from '../support/world.ts';

const CHURCH = '아순시온 소망한인교회';

When("I click the church's name in the top bar", function (this: ChurchWorld) {
  return this.page.getByRole('banner').getByRole('link', { name: CHURCH }).click();
});

// The bar sticks to the window's edge; the browser's own click would scroll the page to where it began.
When('I click {string} in the top bar, where it stands', async function (this: ChurchWorld, words: string) {
  const box = await this.page.getByRole('banner').getByRole('link', { name: words, exact: true }).boundingBox();
  if (box === null) throw new Error(`${words} is not shown`);
  await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
});

Then("the footer shows the church's logo", async function (this: ChurchWorld) {
  const brand = this.page.getByRole('contentinfo').getByRole('link', { name: CHURCH });
  await expect(brand.locator('svg')).toBeVisible();
});

Then('the pages have these titles', async function (this: ChurchWorld, table: DataTable) {
  await inTurn(table.raw(), async ([address = '', title = '']) => {
    await this.visit(address);
    await expect(this.page, address).toHaveTitle(title);
  });
});

Then(
  'these addresses show the heading {string}',
  async function (this: ChurchWorld, heading: string, table: DataTable) {
    await inTurn(table.raw(), async ([address = '']) => {
      await this.visit(address);
      await expect(this.page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
    });
  },
);

Then('the page stands between the top bar and the footer', async function (this: ChurchWorld) {
  await inTurn(['banner', 'main', 'contentinfo'] as const, (landmark) =>
    expect(this.page.getByRole(landmark)).toHaveCount(1),
  );
});

When('I scroll the page down by {int} px', async function (this: ChurchWorld, distance: number) {
  await this.page.mouse.wheel(0, distance);
  await expect.poll(() => this.page.evaluate(() => scrollY)).toBe(distance);
});

Then('the page is scrolled by {int} px', async function (this: ChurchWorld, distance: number) {
  await expect.poll(() => this.page.evaluate(() => scrollY)).toBe(distance);
});

Then('it is announced that {string} has come', async function (this: ChurchWorld, title: string) {
  await expect(this.page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
});
