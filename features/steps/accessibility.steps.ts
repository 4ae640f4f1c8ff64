import { type DataTable, Then } from '@cucumber/cucumber';
import type { RunOptions } from 'axe-core';
import { axeFindings } from '../drivers/browser/axe.ts';
import { brokenWords, cutOff, easeProgram, foreignTexts, overflowOf } from '../pages/barriers.ts';
import { expect } from '../support/expect.ts';
import { sequentially } from '../support/sequentially.ts';
import type { ChurchWorld } from '../support/world.ts';

const WCAG_2_2_AA: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** Rules about what differs on the wide page: sizes, controls, scrolling parts. Its colours are those of the narrow one. */
const WHERE_WIDE: RunOptions = {
  runOnly: {
    type: 'rule',
    values: ['aria-hidden-focus', 'button-name', 'link-name', 'scrollable-region-focusable', 'target-size'],
  },
};
/** Rules about what differs in another theme. */
const IN_THE_DARK: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
// High enough that the sticky bars cover nothing of short pages.
const HEIGHT = 1000;

/** WCAG 2.2 AA as far as axe can check it, and no sideways scrolling (1.4.10). */
Then('the page is accessible at 1280 and 360 px, light and dark', async function (this: ChurchWorld) {
  const before = this.page.viewportSize();
  await look(this, { width: 360, colorScheme: 'light' }, WCAG_2_2_AA);
  await look(this, { width: 1280, colorScheme: 'light' }, WHERE_WIDE);
  await look(this, { width: 1280, colorScheme: 'dark' }, IN_THE_DARK);
  await this.page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before !== null) await this.page.setViewportSize(before);
});

/** As in a browser with text twice as large (1.4.4, 1.4.10). */
Then(
  'with letters twice as large nothing stands out of the window on',
  async function (this: ChurchWorld, places: DataTable) {
    await sequentially(places.raw().flat(), async (place) => {
      await this.tab.visit(place);
      await this.page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await this.tab.rest();
      expect(await overflowOf(this.page), `pixels that stand out to the right on ${place}`).toBeLessThanOrEqual(0);
      expect(await brokenWords(this.page), `short words in two lines on ${place}`).toEqual([]);
      expect(await cutOff(this.page), `what is cut off on ${place}`).toEqual([]);
    });
  },
);

interface Screen {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

async function look(world: ChurchWorld, { width, colorScheme }: Screen, rules: RunOptions): Promise<void> {
  const { page } = world;
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await world.tab.rest();
  await easeProgram(page);
  const { tried, broken, barriers } = await axeFindings(page, rules);
  expect(tried, 'rules that were tried').toBeGreaterThan(0);
  expect(broken, 'rules that broke off').toEqual([]);
  expect(barriers, `${page.url()}, ${width} px, ${colorScheme}`).toEqual([]);
  expect(await overflowOf(page), `pixels that stand out to the right at ${width} px`).toBeLessThanOrEqual(0);
}

Then('the page is written in Korean', async function (this: ChurchWorld) {
  await this.tab.rest();
  expect(await this.page.evaluate(() => document.documentElement.lang)).toBe('ko');
  expect(await foreignTexts(this.page)).toEqual([]);
});
