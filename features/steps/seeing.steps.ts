import { Then } from '@cucumber/cucumber';
import { expect } from 'playwright/test';
import type { AriaRole } from '../support/parameter-types.ts';
import type { ChurchWorld } from '../support/world.ts';

Then('I see {string}', async function (this: ChurchWorld, text: string) {
  await expect(this.page.getByText(text).filter({ visible: true }).first()).toBeVisible();
});

Then('I do not see {string}', async function (this: ChurchWorld, text: string) {
  await expect(this.page.getByText(text).filter({ visible: true })).toHaveCount(0);
});

Then('I see the {control} {string}', async function (this: ChurchWorld, role: AriaRole, name: string) {
  await expect(this.page.getByRole(role, { name }).first()).toBeVisible();
});

Then('I do not see the {control} {string}', async function (this: ChurchWorld, role: AriaRole, name: string) {
  await expect(this.page.getByRole(role, { name })).toHaveCount(0);
});

Then(
  'the {control} {string} leads to {place}',
  async function (this: ChurchWorld, role: AriaRole, name: string, to: string) {
    await expect(this.page.getByRole(role, { name })).toHaveAttribute('href', to);
  },
);

Then('the {control} {string} is disabled', async function (this: ChurchWorld, role: AriaRole, name: string) {
  await expect(this.page.getByRole(role, { name })).toBeDisabled();
});

Then('the {control} {string} is enabled', async function (this: ChurchWorld, role: AriaRole, name: string) {
  await expect(this.page.getByRole(role, { name })).toBeEnabled();
});

Then('the {control} {string} has the focus', async function (this: ChurchWorld, role: AriaRole, name: string) {
  await expect(this.page.getByRole(role, { name })).toBeFocused();
});

Then('{string} holds {string}', async function (this: ChurchWorld, label: string, text: string) {
  await expect(this.page.getByLabel(label, { exact: true })).toHaveValue(text);
});

Then('a toast says {string}', async function (this: ChurchWorld, text: string) {
  const toasts = this.page.locator('.Toastify').getByText(text);
  await expect(toasts.first()).toBeVisible();
});

Then('no toast is shown', async function (this: ChurchWorld) {
  await expect(this.page.locator('.Toastify__toast')).toHaveCount(0);
});

Then('I am at {place}', async function (this: ChurchWorld, address: string) {
  await expect(this.page).toHaveURL((url) => url.pathname + url.search === address);
});

Then('the title is {string}', async function (this: ChurchWorld, title: string) {
  await expect(this.page).toHaveTitle(title);
});

Then('nothing is wider than the window', async function (this: ChurchWorld) {
  const overflow = await this.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels that stand out to the right').toBeLessThanOrEqual(0);
});
