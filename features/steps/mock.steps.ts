import { When } from '@cucumber/cucumber';
import type { ChurchWorld } from '../support/world.ts';

/** Like a link that opens a tab: it begins with a copy of the session storage (AUTH-18). */
When('I open a second tab of this session at {place}', async function (this: ChurchWorld, address: string) {
  const [tab] = await Promise.all([
    this.context.waitForEvent('page'),
    this.page.evaluate((url) => void window.open(url), address),
  ]);
  await tab.waitForLoadState();
  await this.browser.turnToTab(this.context.pages().length);
  await this.browser.arrived();
});
