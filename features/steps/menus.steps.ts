import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect, type Locator } from 'playwright/test';
import type { ChurchWorld } from '../support/world.ts';

const navigation = ({ page }: ChurchWorld, name: string): Locator =>
  page.getByRole('navigation', { name, exact: true });

/** The words and address of every link, in the order in which they stand. */
const linksOf = (place: Locator): Promise<string[][]> =>
  place
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [(link.textContent ?? '').trim(), link.getAttribute('href') ?? '']));

const groupOf = ({ page }: ChurchWorld, title: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name: title, exact: true });

When('I open the menu', async function (this: ChurchWorld) {
  await this.page.getByRole('button', { name: '메뉴', exact: true }).click();
});

When('I click {string} in the navigation {string}', async function (this: ChurchWorld, words: string, name: string) {
  await navigation(this, name).getByRole('link', { name: words, exact: true }).click();
});

Then('the navigation {string} holds', async function (this: ChurchWorld, name: string, table: DataTable) {
  await expect.poll(() => linksOf(navigation(this, name))).toEqual(table.raw());
});

Then('the menu group {string} holds', async function (this: ChurchWorld, title: string, table: DataTable) {
  const panel = await groupOf(this, title).getAttribute('aria-controls');
  await expect.poll(() => linksOf(this.page.locator(`[id="${panel}"]`))).toEqual(table.raw());
});

Then('the menu groups are', async function (this: ChurchWorld, table: DataTable) {
  const headers = this.page.getByRole('dialog').locator('button[aria-expanded]');
  await expect(headers).toHaveText(table.raw().map(([title = '']) => title));
});

Then(
  /^the (?:menu group|section menu) "([^"]*)" is (open|closed)$/,
  async function (this: ChurchWorld, title: string, state: string) {
    const header = this.page.getByRole('button', { name: title, exact: true });
    await expect(header).toHaveAttribute('aria-expanded', String(state === 'open'));
    // The arrow is the last drawing of the header; it has turned once its transition is over.
    const turned = () =>
      header
        .locator('svg')
        .last()
        .evaluate((arrow) => getComputedStyle(arrow).rotate);
    await expect.poll(turned).toBe(state === 'open' ? '180deg' : 'none');
  },
);

Then(
  '{string} is marked as the current page in the navigation {string}',
  async function (this: ChurchWorld, words: string, name: string) {
    await expect(navigation(this, name).locator('[aria-current="page"]')).toHaveText([words]);
  },
);

Then(
  'the links of the section menu scroll inside a box of {int} % of the window',
  async function (this: ChurchWorld, percent: number) {
    const box = await this.page
      .getByRole('main')
      .getByRole('navigation')
      .evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight, window: innerHeight }));
    expect(box.clientHeight / box.window).toBeCloseTo(percent / 100, 1);
    expect(box.clientHeight).toBeLessThanOrEqual(Math.ceil((box.window * percent) / 100));
    expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
  },
);
