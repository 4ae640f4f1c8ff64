import { Then, When } from '@cucumber/cucumber';
import { expect, type Locator } from 'playwright/test';
import type { ChurchWorld } from '../support/world.ts';

/** A seat by the name of its office alone: another may end in it. */
const seatOf = ({ page }: ChurchWorld, office: string): Locator =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${office}(?: |$)`) }) });
const holdersOf = (world: ChurchWorld, office: string): Locator => seatOf(world, office).getByRole('listitem');
const optionOf = ({ page }: ChurchWorld, name: string): Locator =>
  page.getByRole('option').filter({ has: page.getByText(name, { exact: true }) });

Then('the seat {string} is held by {string}', async function (this: ChurchWorld, office: string, name: string) {
  await expect(holdersOf(this, office)).toHaveText([name]);
});

Then('the seat {string} holds {string}', async function (this: ChurchWorld, office: string, name: string) {
  await expect(holdersOf(this, office).filter({ hasText: name })).toHaveCount(1);
});

Then('the seat {string} does not hold {string}', async function (this: ChurchWorld, office: string, name: string) {
  await expect(holdersOf(this, office).first()).toBeVisible();
  await expect(holdersOf(this, office).filter({ hasText: name })).toHaveCount(0);
});

Then('I see the option {string}', async function (this: ChurchWorld, name: string) {
  await expect(optionOf(this, name)).toBeVisible();
});

Then('the option {string} says {string}', async function (this: ChurchWorld, name: string, words: string) {
  await expect(optionOf(this, name)).toContainText(words);
});

Then('the option {string} is chosen', async function (this: ChurchWorld, name: string) {
  await expect(optionOf(this, name)).toHaveAttribute('aria-selected', 'true');
});

When('I choose the option {string}', function (this: ChurchWorld, name: string) {
  return optionOf(this, name).click();
});

When('I choose the option {string} by the keyboard', async function (this: ChurchWorld, name: string) {
  const field = this.page.getByRole('combobox');
  const wanted = await optionOf(this, name).getAttribute('id');
  await expect(async () => {
    if ((await field.getAttribute('aria-activedescendant')) !== wanted) await this.page.keyboard.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-activedescendant', wanted ?? '', { timeout: 50 });
  }).toPass({ intervals: [0] });
  await this.page.keyboard.press('Enter');
});
