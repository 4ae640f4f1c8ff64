import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from 'playwright/test';
import { inTurn } from '../support/in-turn.ts';
import type { ChurchWorld } from '../support/world.ts';

When('the church is reset', async function (this: ChurchWorld) {
  await this.control('POST', 'demo/reset');
});

When('I open a second tab of this session at {place}', async function (this: ChurchWorld, address: string) {
  // A tab that a page opens begins with a copy of its session storage.
  const [tab] = await Promise.all([
    this.context.waitForEvent('page'),
    this.page.evaluate((url) => void window.open(url), address),
  ]);
  await tab.waitForLoadState();
  await this.turnToTab(this.context.pages().length);
});

/** Asks the church past the interface, as whoever is signed in in this tab. */
Then('the church answers these calls', async function (this: ChurchWorld, table: DataTable) {
  await this.page.locator('html[data-backend="ready"]').waitFor({ state: 'attached' });
  await inTurn(table.raw(), async ([method = '', path = '', status = '']) => {
    const answered = await this.page.evaluate(
      async ([verb, address]) => {
        const token = sessionStorage.getItem('AccessToken');
        const headers = token === null ? {} : { Authorization: `Bearer ${token}` };
        return (await fetch(address, { method: verb, headers })).status;
      },
      [method, path] as const,
    );
    expect(`${method} ${path} ${answered}`).toBe(`${method} ${path} ${status}`);
  });
});
