import { Then } from '@cucumber/cucumber';
import { PAGE } from '../drivers/target.ts';
import { bulletinPages } from '../pages/bulletin.ts';
import { expect } from '../support/expect.ts';
import type { ChurchWorld } from '../support/world.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

Then('I see the {int} pages of {string} in order', async function (this: ChurchWorld, count: number, label: string) {
  const day = dateOfLabel(label);
  const paths = Array.from({ length: count }, (_, at) => `/api/File/content/bulletin-${day}-${at + 1}`);
  await this.tab.soon(
    () => this.tab.find(bulletinPages(PAGE)).evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? '')),
    (addresses) => expect(addresses.map((address) => new URL(address).pathname)).toEqual(paths),
  );
});

/** The stored pages: their addresses say nothing about their order, but each is a picture of another type. */
Then('the pages of the bulletin hold {string}', async function (this: ChurchWorld, types: string) {
  await this.tab.soon(
    () => this.tab.find(bulletinPages(PAGE)).evaluateAll(typesOf),
    (seen) => expect(seen).toEqual(types.split(', ').map((type) => `image/${type}`)),
  );
});

/** Runs in the page. */
function typesOf(all: readonly Element[]): Promise<(string | null)[]> {
  return Promise.all(all.map(async (one) => (await fetch(one.getAttribute('src') ?? '')).headers.get('Content-Type')));
}

Then('{int} sheets are printed', async function (this: ChurchWorld, sheets: number) {
  await this.tab.rest();
  const paper = await this.page.pdf({ preferCSSPageSize: true, format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets);
  // The next steps look at the print layout.
  await this.page.emulateMedia({ media: 'print' });
});

/** `2026-11-22` for `Sun2026Nov22`. */
function dateOfLabel(label: string): string {
  const [, year, month = '', day] = /^Sun(\d{4})([A-Z][a-z]{2})(\d{2})$/.exec(label) ?? [];
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day}`;
}
