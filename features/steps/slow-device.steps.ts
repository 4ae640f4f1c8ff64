import { Given, When } from '@cucumber/cucumber';
import { middleOf } from '../drivers/browser/geometry.ts';
import type { Thing } from '../support/nouns.ts';
import type { ChurchWorld } from '../support/world.ts';

Given('my processor is {int} times slower', async function (this: ChurchWorld, rate: number) {
  const session = await this.context.newCDPSession(this.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
});

/** The second press comes when all that the first has brought about is drawn, and hits whatever is there by then. */
When('I click {thing} twice on one place', async function (this: ChurchWorld, thing: Thing) {
  const there = thing.in(this);
  await there.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(there);
  await this.page.mouse.click(x, y);
  await this.tab.rest();
  await this.page.mouse.click(x, y);
});
