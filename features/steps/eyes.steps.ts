import { type DataTable, defineParameterType, Then } from '@cucumber/cucumber';
import { expect, type Locator } from 'playwright/test';
import { toasts } from '../pages/toasts.ts';
import { settle } from '../support/settle.ts';
import type { Thing } from '../support/things.ts';
import type { ChurchWorld } from '../support/world.ts';

Then('I see {string}', async function (this: ChurchWorld, text: string) {
  await expect(this.page.getByText(text).filter({ visible: true }).first()).toBeVisible();
});

Then('I do not see {string}', async function (this: ChurchWorld, text: string) {
  await settle(this);
  await expect(this.page.getByText(text).filter({ visible: true })).toHaveCount(0);
});

Then('I see {thing}', async function (this: ChurchWorld, thing: Thing) {
  await expect(thing.in(this).first()).toBeVisible();
});

Then('I do not see {thing}', async function (this: ChurchWorld, thing: Thing) {
  await settle(this);
  await expect(thing.in(this).filter({ visible: true })).toHaveCount(0);
});

Then('I see {int} {thing}', async function (this: ChurchWorld, count: number, thing: Thing) {
  await expect(thing.in(this)).toHaveCount(count);
});

Then('{thing} says {string}', async function (this: ChurchWorld, thing: Thing, text: string) {
  await expect(thing.in(this).filter({ hasText: text }).first()).toBeVisible();
});

Then('{thing} says just {string}', async function (this: ChurchWorld, thing: Thing, text: string) {
  await expect(thing.in(this)).toHaveText(text);
});

Then('{thing} does not say {string}', async function (this: ChurchWorld, thing: Thing, text: string) {
  await settle(this);
  await expect(thing.in(this)).toHaveCount(1);
  await expect(thing.in(this)).not.toContainText(text);
});

Then('I see {string} in {thing}', async function (this: ChurchWorld, text: string, thing: Thing) {
  await expect(thing.in(this).getByText(text)).toBeVisible();
});

/** One row for each of the things, in their order; the columns are what its text holds, one after the other. */
Then('{thing} are', async function (this: ChurchWorld, things: Thing, table: DataTable) {
  const shown = async () => (await things.in(this).allInnerTexts()).map(inOneLine);
  await expect.poll(shown, things.phrase).toEqual(table.raw().map((cells) => inOneLine(cells.join(' '))));
});

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The words of every link inside, and where it leads, in their order. */
Then('the links of {thing} are', async function (this: ChurchWorld, thing: Thing, table: DataTable) {
  const links = () =>
    thing
      .in(this)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [(link.textContent ?? '').trim(), link.getAttribute('href') ?? '']));
  await expect.poll(links, thing.phrase).toEqual(table.raw());
});

Then('{thing} leads to {place}', async function (this: ChurchWorld, thing: Thing, to: string) {
  await expect(thing.in(this)).toHaveAttribute('href', to);
});

type Look = (thing: Locator) => Promise<void>;

const STATES: Readonly<Record<string, Look>> = {
  disabled: (thing) => expect(thing).toBeDisabled(),
  enabled: (thing) => expect(thing).toBeEnabled(),
  chosen: (thing) => expect(thing).toBeChecked(),
  open: (thing) => expect(thing).toHaveAttribute('aria-expanded', 'true'),
  closed: (thing) => expect(thing).toHaveAttribute('aria-expanded', 'false'),
  busy: (thing) => expect(thing).toHaveAttribute('aria-busy', 'true'),
  masked: (thing) => expect(thing).toHaveAttribute('type', 'password'),
  readable: (thing) => expect(thing).toHaveAttribute('type', 'text'),
  'in the window': (thing) => expect(thing).toBeInViewport(),
  'marked as the current page': (thing) => expect(thing).toHaveAttribute('aria-current', 'page'),
};

defineParameterType({
  name: 'state',
  regexp: new RegExp(Object.keys(STATES).join('|')),
  transformer: (name: string): Look => {
    const look = STATES[name];
    if (look === undefined) throw new Error(`Nothing can be ${name}`);
    return look;
  },
});

Then('{thing} is {state}', async function (this: ChurchWorld, thing: Thing, look: Look) {
  await look(thing.in(this));
});

Then('{thing} has the focus', async function (this: ChurchWorld, thing: Thing) {
  await expect(thing.in(this)).toBeFocused();
});

Then('{string} holds {string}', async function (this: ChurchWorld, label: string, text: string) {
  await expect(this.page.getByLabel(label, { exact: true })).toHaveValue(text);
});

Then('{string} is wrong: {string}', async function (this: ChurchWorld, label: string, text: string) {
  const field = this.page.getByLabel(label, { exact: true });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(text.replaceAll('.', String.raw`\.`)));
});

/** The check beside the label of a field that is filled in well, which is said to those who do not see it. */
Then('{string} is right: {string}', async function (this: ChurchWorld, label: string, text: string) {
  const field = this.page.getByLabel(label, { exact: true });
  await expect(field).toHaveAccessibleDescription(new RegExp(text));
});

Then('{string} is not wrong', async function (this: ChurchWorld, label: string) {
  await settle(this);
  await expect(this.page.getByLabel(label, { exact: true })).not.toHaveAttribute('aria-invalid', 'true');
});

Then('no toast is shown', async function (this: ChurchWorld) {
  await settle(this);
  await expect(toasts(this.page)).toHaveCount(0);
});

Then('nothing is wider than the window', async function (this: ChurchWorld) {
  const overflow = await this.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels that stand out to the right').toBeLessThanOrEqual(0);
});
