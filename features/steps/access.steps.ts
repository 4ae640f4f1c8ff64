import { Then } from '@cucumber/cucumber';
import { expect, type Locator } from 'playwright/test';
import type { ChurchWorld } from '../support/world.ts';

/** What the site has decided about the page that is shown; a page for everyone carries no such mark. */
const access = ({ page }: ChurchWorld): Locator => page.locator('[data-access]');

Then('the page is open', async function (this: ChurchWorld) {
  await expect(access(this)).toHaveAttribute('data-access', 'open');
});

Then('the page is open to everyone', async function (this: ChurchWorld) {
  await this.page.locator('html[data-backend="ready"]').waitFor({ state: 'attached' });
  await expect(this.page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(access(this)).toHaveCount(0);
});

Then('the page asks for a login', async function (this: ChurchWorld) {
  await expect(access(this)).toHaveAttribute('data-access', 'signInNeeded');
});

Then('the page is refused', async function (this: ChurchWorld) {
  await expect(access(this)).toHaveAttribute('data-access', 'noPermission');
});
