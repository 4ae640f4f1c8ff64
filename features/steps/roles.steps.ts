import { type DataTable, Then } from '@cucumber/cucumber';
import { expect } from 'playwright/test';
import type { ChurchWorld } from '../support/world.ts';


Then('the roles are', async function (this: ChurchWorld, wanted: DataTable) {
  const rows = this.page.getByRole('table', { name: '역할 목록' }).getByRole('row');
  await expect(rows).toHaveCount(wanted.raw().length + 1);
  const shown = await rows.filter({ has: this.page.getByRole('rowheader') }).evaluateAll((all) =>
    all.map((row) => [
      // The server's own word stands beside the name.
      row.querySelector('a span')?.firstChild?.textContent ?? '',
      row.querySelector('td')?.textContent ?? '',
      row.querySelector('a')?.getAttribute('href') ?? '',
    ]),
  );
  expect(shown).toEqual(wanted.raw());
});

Then('the users of the role are', async function (this: ChurchWorld, wanted: DataTable) {
  const rows = this.page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: this.page.getByRole('rowheader') });
  await expect(rows).toHaveCount(wanted.raw().length);
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td[data-label]')].map((cell) => cell.textContent ?? '')),
  );
  expect(shown).toEqual(wanted.raw());
});

Then('{string} offers {string}', async function (this: ChurchWorld, label: string, options: string) {
  const list = this.page.getByLabel(label, { exact: true }).getByRole('option');
  await expect(list).toHaveText(options.split(', '));
});

Then('nothing that was shown ran', async function (this: ChurchWorld) {
  await expect(this.page.getByRole('main').locator('script, iframe')).toHaveCount(0);
  expect(await this.page.evaluate(() => Reflect.has(window, 'hacked'))).toBe(false);
});
