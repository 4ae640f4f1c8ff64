import { type DataTable, Given, Then } from '@cucumber/cucumber';
import { expect } from 'playwright/test';
import * as z from 'zod';
import type { ApiCall } from '../support/parameter-types.ts';
import type { ChurchWorld } from '../support/world.ts';

const faultsSchema = z.object({ faults: z.array(z.record(z.string(), z.unknown())) });

Given('{call} is answered with', async function (this: ChurchWorld, call: ApiCall, body: string) {
  const { faults } = faultsSchema.parse(await this.control('GET', 'demo/state'));
  const fault = { ...call, mode: 'malformed', body: JSON.parse(body) as unknown };
  await this.control('PUT', 'demo/faults', [...faults, fault]);
});

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

Then('an alert in the window says {string}', async function (this: ChurchWorld, text: string) {
  await expect(this.page.getByRole('dialog').getByRole('alert').filter({ hasText: text })).toBeVisible();
});

Then('the page heading has the focus', async function (this: ChurchWorld) {
  await expect(this.page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

Then('nothing that was shown ran', async function (this: ChurchWorld) {
  await expect(this.page.getByRole('main').locator('script, iframe')).toHaveCount(0);
  expect(await this.page.evaluate(() => Reflect.has(window, 'hacked'))).toBe(false);
});
