import { defineParameterType, Given } from '@cucumber/cucumber';
import type { ChurchWorld } from '../support/world.ts';

// What no page of the product does: looks that say that it does not happen can be seen to fail only where it did.

type Spoil = (world: ChurchWorld) => Promise<unknown>;

const SPOILS: Readonly<Record<string, Spoil>> = {
  'has pale letters from now on': ({ tab }) =>
    tab.prepare("addEventListener('DOMContentLoaded', () => document.body.style.setProperty('color', '#eee'))"),
  'has run a foreign script': ({ tab }) => tab.evaluate(() => Reflect.set(window, 'hacked', true)),
  'moves without end': ({ page }) =>
    page.evaluate(() => void document.body.animate({ opacity: [1, 0.9] }, { duration: 1000, iterations: Infinity })),
  'has moved by itself': ({ page }) => page.evaluate(() => document.body.style.setProperty('padding-top', '200px')),
  'has asked another server': async ({ context, page }) => {
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('http://another.invalid/')),
    ]);
    await other.close();
  },
  'has sent a call without credentials': ({ tab }) =>
    tab.evaluate(async () => void (await fetch('http://localhost:8787/api/Announcement', { credentials: 'omit' }))),
  'shows a picture without a text': ({ page }) =>
    page.evaluate(() => document.body.append(document.createElement('img'))),
  'has words wherever one looks': ({ page }) =>
    page.evaluate(() => {
      const words = document.createElement('div');
      words.textContent = '말 '.repeat(10_000);
      Object.assign(words.style, { position: 'fixed', inset: '0', overflow: 'hidden' });
      document.getElementById('root')?.append(words);
    }),
};

/** Tagged `@offline`: that host is the scenario's own. */
Given('the host protects nothing', function (this: ChurchWorld) {
  const { host } = this.browser;
  if (host === undefined) throw new Error('Only the host of a scenario that is tagged @offline can be changed');
  host.protectNothing();
});

defineParameterType({
  name: 'spoil',
  regexp: new RegExp(Object.keys(SPOILS).join('|')),
  transformer: (name: string) => SPOILS[name],
});

Given('the page {spoil}', async function (this: ChurchWorld, spoil: Spoil) {
  await spoil(this);
});
