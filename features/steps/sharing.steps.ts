import { Given, Then } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import type { ChurchWorld } from '../support/world.ts';

/** No browser of a scenario has a dialog of its device: what it would be given is noted. */
Given('my device can share', async function (this: ChurchWorld) {
  await this.context.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = (data) => {
      Object.assign(window, { shared: data });
      return Promise.resolve();
    };
  });
});

Given('my device has a clipboard alone', async function (this: ChurchWorld) {
  await this.context.addInitScript(() => {
    navigator.clipboard.writeText = (text) => {
      Object.assign(window, { copied: text });
      return Promise.resolve();
    };
  });
});

Then('{string} was shared at {place}', async function (this: ChurchWorld, title: string, address: string) {
  const shared = (): Promise<unknown> => this.page.evaluate(() => Reflect.get(window, 'shared'));
  await expect.poll(shared).toEqual({ title, url: new URL(address, this.page.url()).href });
});

Then('{place} is in the clipboard', async function (this: ChurchWorld, address: string) {
  const copied = (): Promise<unknown> => this.page.evaluate(() => Reflect.get(window, 'copied'));
  await expect.poll(copied).toBe(new URL(address, this.page.url()).href);
});
