import { AxeBuilder } from '@axe-core/playwright';
import { Then } from '@cucumber/cucumber';
import { expect } from 'playwright/test';
import { pieces } from '../pages/map.ts';
import type { ChurchWorld } from '../support/world.ts';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What only the narrow page has: other sizes, other controls, parts that scroll. */
const ON_A_PHONE = [
  'aria-hidden-focus',
  'button-name',
  'color-contrast',
  'link-name',
  'scrollable-region-focusable',
  'target-size',
];
/** What another theme changes. */
const IN_THE_DARK = ['color-contrast'];
// Tall enough that the bars that stay at the edges cover nothing of the short pages.
const HEIGHT = 1000;
/** Three looks: long on a page with hundreds of rows. */
const LOOKS_MS = 90_000;

/** WCAG 2.2 AA as far as a program can tell, and no sideways scrolling (1.4.10). */
Then(
  'nobody is kept out at 1280 and 360 px, light and dark',
  { timeout: LOOKS_MS },
  async function (this: ChurchWorld) {
    // The bar at the foot lies over whatever is scrolled below it, and whoever wants that scrolls on; a program does not,
    // and would take it for covered.
    await this.page.evaluate(() => {
      document.querySelector<HTMLElement>('nav[aria-label="자주 찾는 메뉴"]')?.style.setProperty('position', 'static');
    });
    await look(this, { width: 1280, colorScheme: 'light' }, (axe) => axe.withTags(WCAG_2_2_AA));
    await look(this, { width: 360, colorScheme: 'light' }, (axe) => axe.withRules(ON_A_PHONE));
    await look(this, { width: 360, colorScheme: 'dark' }, (axe) => axe.withRules(IN_THE_DARK));
  },
);

interface Screen {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

async function look(
  { page }: ChurchWorld,
  { width, colorScheme }: Screen,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // From its top: wherever the page was left, the bar at the head lies over what is scrolled below it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // The way in which the map's pieces lie over each other is unknown to the program, which would give up there.
  await pieces(page).evaluateAll((all) => {
    for (const piece of all) if (piece instanceof HTMLElement) piece.style.mixBlendMode = 'normal';
  });
  const { violations, passes, incomplete } = await choose(new AxeBuilder({ page })).analyze();
  expect(passes.length, 'rules that were tried').toBeGreaterThan(0);
  expect(incomplete.filter((rule) => 'error' in rule).map(({ id }) => id), 'rules that broke off').toEqual([]);
  const barriers = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(barriers, `${width} px, ${colorScheme}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `pixels that stand out to the right at ${width} px`).toBeLessThanOrEqual(0);
}

Then('the page is written in Korean', async function (this: ChurchWorld) {
  await expect(this.page.locator('html')).toHaveAttribute('lang', 'ko');
  const foreign = await this.page.evaluate(() => {
    const said: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      // Another language is marked as such.
      if (element.closest('[lang]:not([lang="ko"])') !== null) continue;
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const attributes = ['aria-label', 'placeholder', 'alt', 'title'].map((name) => element.getAttribute(name));
      said.push(...own.map(({ textContent }) => textContent ?? ''), ...attributes.map((text) => text ?? ''));
    }
    return said
      .map((text) => text.trim())
      .filter((text) => /\p{Script=Latin}{2}/u.test(text) && !/\p{Script=Hangul}/u.test(text));
  });
  expect(foreign).toEqual([]);
});
