import { type DataTable, defineParameterType, When } from '@cucumber/cucumber';
import type { Locator } from 'playwright';
import { inTurn } from '../support/in-turn.ts';
import type { Thing } from '../support/things.ts';
import type { ChurchWorld } from '../support/world.ts';

const DEEDS: Readonly<Record<string, (thing: Locator) => Promise<void>>> = {
  click: (thing: Locator) => thing.click(),
  'double-click': (thing: Locator) => thing.dblclick(),
  tap: (thing: Locator) => thing.tap(),
  hover: (thing: Locator) => thing.hover(),
  focus: (thing: Locator) => thing.focus(),
  'scroll to': (thing: Locator) => thing.scrollIntoViewIfNeeded(),
};

defineParameterType({
  name: 'deed',
  regexp: /click|double-click|tap|hover|focus|scroll to/,
  transformer: (name: string) => DEEDS[name],
});

When('I {deed} {thing}', function (this: ChurchWorld, act: (thing: Locator) => Promise<void>, thing: Thing) {
  return act(thing.in(this));
});

When('I fill {string} with {string}', function (this: ChurchWorld, label: string, text: string) {
  return this.page.getByLabel(label, { exact: true }).fill(text);
});

/** A form in one step: the label of each field, and what is typed into it. */
When('I fill in', async function (this: ChurchWorld, fields: DataTable) {
  await inTurn(fields.raw(), ([label = '', text = '']) => this.page.getByLabel(label, { exact: true }).fill(text));
});

When('I choose {string} for {string}', async function (this: ChurchWorld, option: string, label: string) {
  await this.page.getByLabel(label, { exact: true }).selectOption(option);
});

When('I press {string}', function (this: ChurchWorld, key: string) {
  return this.page.keyboard.press(key);
});

When('I press {string} on {thing}', function (this: ChurchWorld, key: string, thing: Thing) {
  return thing.in(this).press(key);
});

When('I type {string}', function (this: ChurchWorld, text: string) {
  return this.page.keyboard.type(text);
});
