import { When } from '@cucumber/cucumber';
import type { AriaRole } from '../support/parameter-types.ts';
import type { ChurchWorld } from '../support/world.ts';

When('I visit {place}', function (this: ChurchWorld, address: string) {
  return this.visit(address);
});

When('I click the {control} {string}', function (this: ChurchWorld, role: AriaRole, name: string) {
  return this.page.getByRole(role, { name }).click();
});

When('I double-click the {control} {string}', function (this: ChurchWorld, role: AriaRole, name: string) {
  return this.page.getByRole(role, { name }).dblclick();
});

When('I hover the {control} {string}', function (this: ChurchWorld, role: AriaRole, name: string) {
  return this.page.getByRole(role, { name }).hover();
});

When('I fill {string} with {string}', function (this: ChurchWorld, label: string, text: string) {
  return this.page.getByLabel(label, { exact: true }).fill(text);
});

When('I choose {string} for {string}', async function (this: ChurchWorld, option: string, label: string) {
  await this.page.getByLabel(label, { exact: true }).selectOption(option);
});

When('I press {string}', function (this: ChurchWorld, key: string) {
  return this.page.keyboard.press(key);
});

When('I type {string}', function (this: ChurchWorld, text: string) {
  return this.page.keyboard.type(text);
});

When('I reload', async function (this: ChurchWorld) {
  await this.page.reload();
});

When('I go back', async function (this: ChurchWorld) {
  await this.page.goBack();
});

When('I go forward', async function (this: ChurchWorld) {
  await this.page.goForward();
});

When('I open {place} in a second tab', function (this: ChurchWorld, address: string) {
  return this.openTab(address);
});

When('I turn to tab {int}', function (this: ChurchWorld, number: number) {
  return this.turnToTab(number);
});

When('the window is {int} px wide', function (this: ChurchWorld, width: number) {
  return this.page.setViewportSize({ width, height: 800 });
});

When('the window is {int} px wide and {int} px high', function (this: ChurchWorld, width: number, height: number) {
  return this.page.setViewportSize({ width, height });
});

When('{int} seconds pass', function (this: ChurchWorld, seconds: number) {
  return this.page.clock.runFor(seconds * 1000);
});
