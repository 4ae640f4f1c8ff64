import { type DataTable, Then } from '@cucumber/cucumber';
import { PAGE } from '../drivers/target.ts';
import { rowsOf } from '../pages/tables.ts';
import { toasts } from '../pages/toasts.ts';
import { expect } from '../support/expect.ts';
import { expectNone } from '../support/expect-none.ts';
import { seeText, seeThing } from '../support/looks.ts';
import type { Thing } from '../support/nouns.ts';
import type { ChurchWorld } from '../support/world.ts';

Then('I see {string}', async function (this: ChurchWorld, text: string) {
  await seeThing(this, PAGE.getByText(text));
});

Then('I do not see {string}', async function (this: ChurchWorld, text: string) {
  await expectNone(this, PAGE.getByText(text));
});

Then('I see {thing}', async function (this: ChurchWorld, { target }: Thing) {
  await seeThing(this, target);
});

Then('I do not see {thing}', async function (this: ChurchWorld, { target }: Thing) {
  await expectNone(this, target);
});

Then('I see {int} {thing}', async function (this: ChurchWorld, count: number, { target, phrase }: Thing) {
  if (count === 0) throw new Error('What is not there may be on its way: say "I do not see"');
  await this.tab.soon(
    () => this.tab.find(target).count(),
    (seen) => expect(seen, phrase).toBe(count),
  );
});

Then('{thing} says {string}', async function (this: ChurchWorld, { target }: Thing, text: string) {
  await seeThing(this, target.filter({ hasText: text }));
});

Then('{thing} says just {string}', async function (this: ChurchWorld, { target }: Thing, text: string) {
  await seeText(this, target, (said) => expect(said).toBe(inOneLine(text)));
});

Then('{thing} does not say {string}', async function (this: ChurchWorld, { target }: Thing, text: string) {
  await this.tab.rest();
  await seeText(this, target, (said) => expect(said).not.toContain(text));
});

Then('I see {string} in {thing}', async function (this: ChurchWorld, text: string, { target }: Thing) {
  await seeThing(this, target.getByText(text));
});

/** One row for each of the things, in order; its cells are parts of the thing's text, in order. White space is layout. */
Then('{thing} are', async function (this: ChurchWorld, { target, phrase }: Thing, table: DataTable) {
  await this.tab.soon(
    async () => (await this.tab.find(target).allInnerTexts()).map(withoutSpace),
    (seen) => expect(seen, phrase).toEqual(table.raw().map((cells) => withoutSpace(cells.join('')))),
  );
});

/** Compares as many columns as are given, from the first. */
Then('the rows of {thing} are', async function (this: ChurchWorld, { target, phrase }: Thing, table: DataTable) {
  const [first = []] = table.raw();
  await this.tab.soon(
    async () => (await this.tab.find(target).evaluateAll(rowsOf)).map((cells) => cells.slice(0, first.length)),
    (seen) => expect(seen, phrase).toEqual(table.raw()),
  );
});

/** The text of every link inside, and its address, in order. */
Then('the links of {thing} are', async function (this: ChurchWorld, { target, phrase }: Thing, table: DataTable) {
  const links = this.tab.find(target.getByRole('link'));
  await this.tab.soon(
    async () => {
      const texts = await links.allInnerTexts();
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      return texts.map((text, at) => [withoutSpace(text), addresses[at]]);
    },
    (seen) => expect(seen, phrase).toEqual(table.raw().map(([text = '', to]) => [withoutSpace(text), to])),
  );
});

Then('{thing} leads to {place}', async function (this: ChurchWorld, { target }: Thing, to: string) {
  await this.tab.soon(
    () => this.tab.find(target).evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    (seen) => expect(seen).toEqual([to]),
  );
});

Then('no toast is shown', async function (this: ChurchWorld) {
  await expectNone(this, toasts(PAGE));
});

/** The page's log for its maintainers: `GET api/Member: serverFailed`. */
Then('the log says {string}', async function (this: ChurchWorld, text: string) {
  await this.tab.soon(
    () => this.tab.log(),
    (seen) => expect(seen).toContainEqual(expect.stringContaining(text)),
  );
});

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const withoutSpace = (text: string): string => text.replaceAll(/\s+/g, '');
