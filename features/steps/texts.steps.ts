import { type DataTable, Then } from '@cucumber/cucumber';
import { rowsOf } from '../pages/tables.ts';
import { toasts } from '../pages/toasts.ts';
import { expect } from '../support/expect.ts';
import { expectNone } from '../support/expect-none.ts';
import type { Thing } from '../support/nouns.ts';
import { whenIdle } from '../support/when-idle.ts';
import type { ChurchWorld } from '../support/world.ts';

Then('I see {string}', async function (this: ChurchWorld, text: string) {
  await expect(this.page.getByText(text).filter({ visible: true }).first()).toBeVisible();
});

Then('I do not see {string}', async function (this: ChurchWorld, text: string) {
  await expectNone(this, this.page.getByText(text));
});

Then('I see {thing}', async function (this: ChurchWorld, thing: Thing) {
  await expect(thing.in(this).first()).toBeVisible();
});

Then('I do not see {thing}', async function (this: ChurchWorld, thing: Thing) {
  await expectNone(this, thing.in(this));
});

Then('I see {int} {thing}', async function (this: ChurchWorld, count: number, thing: Thing) {
  if (count === 0) throw new Error('What is not there may be on its way: say "I do not see"');
  await expect(thing.in(this)).toHaveCount(count);
});

Then('{thing} says {string}', async function (this: ChurchWorld, thing: Thing, text: string) {
  await expect(thing.in(this).filter({ hasText: text }).first()).toBeVisible();
});

Then('{thing} says just {string}', async function (this: ChurchWorld, thing: Thing, text: string) {
  await expect(thing.in(this)).toHaveText(text);
});

Then('{thing} does not say {string}', async function (this: ChurchWorld, thing: Thing, text: string) {
  await whenIdle(this);
  expect(inOneLine(await thing.in(this).innerText())).not.toContain(text);
});

Then('I see {string} in {thing}', async function (this: ChurchWorld, text: string, thing: Thing) {
  await expect(thing.in(this).getByText(text)).toBeVisible();
});

/** One row for each of the things, in order; its cells are parts of the thing's text, in order. */
Then('{thing} are', async function (this: ChurchWorld, things: Thing, table: DataTable) {
  const shown = async () => (await things.in(this).allInnerTexts()).map(inOneLine);
  await expect.poll(shown, things.phrase).toEqual(table.raw().map((cells) => inOneLine(cells.join(' '))));
});

/** Compares as many columns as are given, from the first. */
Then('the rows of {thing} are', async function (this: ChurchWorld, thing: Thing, table: DataTable) {
  const [first = []] = table.raw();
  const shown = async () => (await rowsOf(thing.in(this))).map((cells) => cells.slice(0, first.length));
  await expect.poll(shown, thing.phrase).toEqual(table.raw());
});

/** The text of every link inside, and its address, in order. */
Then('the links of {thing} are', async function (this: ChurchWorld, thing: Thing, table: DataTable) {
  const links = async () => {
    const all = await thing.in(this).getByRole('link').all();
    return Promise.all(all.map(async (link) => [inOneLine(await link.innerText()), await link.getAttribute('href')]));
  };
  await expect.poll(links, thing.phrase).toEqual(table.raw());
});

Then('{thing} leads to {place}', async function (this: ChurchWorld, thing: Thing, to: string) {
  await expect(thing.in(this)).toHaveAttribute('href', to);
});

Then('no toast is shown', async function (this: ChurchWorld) {
  await expectNone(this, toasts(this.page));
});

/** The page's log for its maintainers: `GET api/Member: serverFailed`. */
Then('the log says {string}', async function (this: ChurchWorld, text: string) {
  await expect.poll(() => this.console.lines).toContainEqual(expect.stringContaining(text));
});

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
