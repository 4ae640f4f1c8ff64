import { type DataTable, Then } from '@cucumber/cucumber';
import { expect } from 'playwright/test';
import { documentTitle } from '../../src/ui/messages/page-messages.ts';
import { type RouteEntry, routeTable } from '../../src/ui/route-table.ts';
import { inTurn } from '../support/in-turn.ts';
import type { ChurchWorld } from '../support/world.ts';

/** Half a hundred addresses, one after the other. */
const WALK = { timeout: 120_000 };

Then('these addresses open, with these titles', WALK, async function (this: ChurchWorld, table: DataTable) {
  await inTurn(table.raw(), async ([address = '', title = '']) => {
    await this.visit(address);
    await expect(this.page, address).toHaveTitle(`${title} · 아순시온 소망한인교회`);
    await expect(this.page.locator('[data-access]:not([data-access="open"])'), address).toHaveCount(0);
    await expect(this.page.getByRole('main').getByRole('heading', { level: 1 }), address).toBeVisible();
  });
});

/** Every address of the route table; the longest beginning that fits says what is expected there. */
Then('every address opens as these beginnings say', WALK, async function (this: ChurchWorld, table: DataTable) {
  const beginnings = table.raw().toSorted(([one = ''], [other = '']) => other.length - one.length);
  await inTurn(routeTable, async (entry) => {
    const [, expected = ''] = beginnings.find(([beginning = '']) => entry.path.startsWith(beginning)) ?? [];
    await moveTo(this, entry);
    const mark = this.page.locator('[data-access]');
    if (expected === 'everyone') await expect(mark, entry.path).toHaveCount(0);
    else await expect(mark, entry.path).toHaveAttribute('data-access', expected);
  });
});

/** Moves as a link of the site does: what is known of the session stays known. */
async function moveTo({ page }: ChurchWorld, { path, page: name, view }: RouteEntry): Promise<void> {
  const address = path.replaceAll(/:\w+/g, '1');
  await page.evaluate((to) => history.pushState(null, '', to), address);
  // The page before stays until the next one is there. A view of several addresses names itself after what it shows.
  if (view === undefined) await expect(page, address).toHaveTitle(documentTitle(name));
  else await expect(page.getByRole('navigation', { name: '부서 및 기관' }).first(), address).toBeAttached();
}
