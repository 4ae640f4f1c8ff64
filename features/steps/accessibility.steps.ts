import { type DataTable, Then } from '@cucumber/cucumber';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { axeFindings } from '../drivers/browser/axe.ts';
import {
  brokenWords,
  cutOff,
  easeProgram,
  faintOnPaper,
  foreignTexts,
  heightOfBars,
  isMenuInSight,
  outOfReach,
  overflowOf,
  standingOut,
} from '../pages/barriers.ts';
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

/** The size of letters that a browser has by itself, in CSS pixels. */
const USUAL_PX = 16;
/** Steps in which letters are made larger still in the menu. */
const STEPS = ['normal', 'largest'];

/** On a device whose text is twice as large (1.4.4, 1.4.10), and with the largest letters of the site besides. */
Then(
  'with letters twice as large nothing stands out of the window on',
  async function (this: ChurchWorld, places: DataTable) {
    const device = await this.browser.context.newCDPSession(this.page);
    await device.send('Page.setFontSizes', { fontSizes: { standard: 2 * USUAL_PX } });
    const lost: string[] = [];
    await sequentially(places.raw().flat().filter(Boolean), async (place) => {
      await this.tab.visit(place);
      await sequentially(STEPS, async (size) => {
        await this.page.evaluate((step) => void (document.documentElement.dataset['textSize'] = step), size);
        await this.tab.rest();
        const found = await barriersOfLargeText(this.page);
        lost.push(...found.map((what) => `${place}, letters ${size}: ${what}`));
      });
    });
    expect(lost).toEqual([]);
  },
);

async function barriersOfLargeText(page: Page): Promise<string[]> {
  const overflow = await overflowOf(page);
  const bars = await heightOfBars(page);
  return [
    ...(overflow > 0 ? [`${overflow} pixels stand out to the right`, ...(await standingOut(page))] : []),
    ...(bars > 1 / 3 ? [`bars take ${Math.round(bars * 100)} % of the height`] : []),
    ...((await isMenuInSight(page)) ? [] : ['the menu is not in sight']),
    ...(await brokenWords(page)).map((word) => `${word} is broken into two lines`),
    ...(await cutOff(page)).map((part) => `${part} is cut off`),
    ...(await outOfReach(page)).map((control) => `${control} cannot be pressed`),
  ];
}

/** Below it, words on paper are hard to read (1.4.3). */
const LEAST_CONTRAST = 4.5;

/** Of what is printed from a device that is dark. */
Then(
  'printed from a dark device, words are dark on light paper on',
  async function (this: ChurchWorld, places: DataTable) {
    const faint: string[] = [];
    await sequentially(places.raw().flat().filter(Boolean), async (place) => {
      await this.page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await this.tab.visit(place);
      await this.tab.rest();
      await this.page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      faint.push(...(await faintOnPaper(this.page, LEAST_CONTRAST)).map((words) => `${place}: ${words}`));
    });
    await this.page.emulateMedia({ media: null, colorScheme: null });
    expect(faint).toEqual([]);
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
