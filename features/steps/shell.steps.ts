import { Given, Then, When } from '@cucumber/cucumber';
import { letScriptsCome, PROGRAM, stopScripts } from '../drivers/browser/script-gate.ts';
import { expect } from '../support/expect.ts';
import type { ChurchWorld } from '../support/world.ts';

/** The browser's measure of unexpected layout shifts, relative to the window. */
Then('nothing on the page has moved by itself', async function (this: ChurchWorld) {
  await this.tab.rest();
  const moved = await this.page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const scores = observer.takeRecords().map((entry) => ('value' in entry ? Number(entry.value) : 0));
    return scores.reduce((sum, score) => sum + score, 0);
  });
  expect(moved).toBeLessThan(0.01);
});

/** By script, since a touch screen has no wheel. */
When('I scroll the page to {int} px', async function (this: ChurchWorld, distance: number) {
  await this.page.evaluate((top) => scrollTo(0, top), distance);
  await expect.poll(() => this.page.evaluate(() => scrollY)).toBe(distance);
});

Then('the page is scrolled by {int} px', async function (this: ChurchWorld, distance: number) {
  await expect.poll(() => this.page.evaluate(() => scrollY)).toBe(distance);
});

const CODE = {
  'whole program': PROGRAM,
  core: '**/assets/core-*.js',
  'login dialog': '**/assets/served-dialogs*.js',
  drawer: '**/assets/served-dialogs*.js',
  'vision page': '**/assets/vision-page*.js',
  'events page': '**/assets/events-page*.js',
  church: '**/assets/church-*.js',
} as const;

Given(
  /^the code of the (whole program|core|login dialog|drawer|vision page|events page|church) (cannot be fetched|never comes|can be fetched again)$/,
  async function (this: ChurchWorld, thing: keyof typeof CODE, how: string) {
    if (how === 'can be fetched again') await letScriptsCome(this, CODE[thing]);
    else await stopScripts(this, CODE[thing], how === 'never comes' ? 'held' : 'refused');
  },
);
