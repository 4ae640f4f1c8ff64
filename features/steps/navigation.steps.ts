import { Given, Then, When } from '@cucumber/cucumber';
import { letScriptsCome, PROGRAM, stopScripts } from '../drivers/browser/script-gate.ts';
import { isTakenOver } from '../pages/menus.ts';
import { expect } from '../support/expect.ts';
import type { ChurchWorld } from '../support/world.ts';

const DAY_MS = 86_400_000;

When('I visit {place}', function (this: ChurchWorld, address: string) {
  return this.tab.visit(address);
});

When('I visit {place} before its program comes', async function (this: ChurchWorld, address: string) {
  await stopScripts(this, PROGRAM, 'held');
  // For the browser, a page that waits for its application has not loaded yet.
  await this.page.goto(address, { waitUntil: 'commit' });
});

When('the program comes', async function (this: ChurchWorld) {
  await letScriptsCome(this, PROGRAM);
  await this.browser.arrived();
});

When('the program comes, and takes the menu over', async function (this: ChurchWorld) {
  await letScriptsCome(this, PROGRAM);
  await expect.poll(() => isTakenOver(this.page)).toBe(true);
});

/** Scripts that no page of this scenario has loaded so far are held: those that only other users need, or that are asked for later. */
Given('all scripts that I have not loaded yet are held', async function (this: ChurchWorld) {
  await this.tab.rest();
  const loaded = new Set(this.browser.traffic.sent.map((request) => request.url()));
  const isNew = ({ pathname, href }: URL): boolean => /^\/assets\/.*\.js$/.test(pathname) && !loaded.has(href);
  await stopScripts(this, isNew, 'held');
});

When('the held scripts come', async function (this: ChurchWorld) {
  if ((await letScriptsCome(this)) === 0) throw new Error('No script is held');
});

When('I reload', async function (this: ChurchWorld) {
  await this.tab.reload();
});

When('I go back', async function (this: ChurchWorld) {
  await this.tab.goBack();
});

When('I go forward', async function (this: ChurchWorld) {
  await this.tab.goForward();
});

When('I open {place} in a second tab', function (this: ChurchWorld, address: string) {
  return this.browser.openTab(address);
});

When('I turn to tab {int}', function (this: ChurchWorld, number: number) {
  return this.browser.turnToTab(number);
});

/** A page of another site, which receives no messages of the other tabs. */
When('this tab goes to another site', async function (this: ChurchWorld) {
  await this.page.goto('data:text/html,<title>elsewhere</title>');
});

Then('the browser asks before the tab closes', async function (this: ChurchWorld) {
  const { page } = this;
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', (question) => void question.dismiss().then(() => resolve(question.type())));
    page.once('close', () => resolve('nothing'));
  });
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  // A report shows the page at the end of a scenario.
  if (page.isClosed()) await this.browser.openTab(page.url());
  expect(question, 'what it asked').toBe('beforeunload');
});

When('the window is {int} px wide', async function (this: ChurchWorld, width: number) {
  await this.page.setViewportSize({ width, height: this.page.viewportSize()?.height ?? 800 });
});

When(
  'the window is {int} px wide and {int} px high',
  async function (this: ChurchWorld, width: number, height: number) {
    await this.page.setViewportSize({ width, height });
  },
);

When(/^(\d+) (second|day)s pass$/, function (this: ChurchWorld, count: string, unit: string) {
  return this.tab.passTime(Number(count) * (unit === 'day' ? DAY_MS : 1000));
});

Then('I am at {place}', async function (this: ChurchWorld, address: string) {
  await this.tab.soon(
    () => new URL(this.tab.url()),
    ({ pathname, search }) => expect(pathname + search).toBe(address),
  );
});

Then('the title is {string}', async function (this: ChurchWorld, title: string) {
  await this.tab.soon(
    () => this.tab.title(),
    (seen) => expect(seen).toBe(title),
  );
});
