import { AxeBuilder } from '@axe-core/playwright';
import { Then } from '@cucumber/cucumber';
import { expect } from 'playwright/test';
import { inTurn } from '../support/in-turn.ts';
import type { ChurchWorld } from '../support/world.ts';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
// Tall enough that the bars that stay at the edges cover nothing of the short pages.
const HEIGHT = 1000;
const WIDTHS = [1280, 360] as const;
const SCHEMES = ['light', 'dark'] as const;
/** Four looks at every rule: long on a page with hundreds of rows. */
const TRIES_MS = 120_000;

/** WCAG 2.2 AA as far as a program can tell, and no sideways scrolling (1.4.10). */
Then(
  'nobody is kept out at 1280 and 360 px, light and dark',
  { timeout: TRIES_MS },
  async function (this: ChurchWorld) {
    // The bar at the foot lies over whatever is scrolled below it, and whoever wants that scrolls on; a program does not,
    // and would take it for covered.
    await this.page.evaluate(() => {
      document.querySelector<HTMLElement>('nav[aria-label="자주 찾는 메뉴"]')?.style.setProperty('position', 'static');
    });
    await inTurn(WIDTHS, async (width) => {
      await this.page.setViewportSize({ width, height: HEIGHT });
      await inTurn(SCHEMES, async (colorScheme) => {
        await this.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await barriers(this), `${width} px, ${colorScheme}`).toEqual([]);
      });
      const overflow = await this.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `pixels that stand out to the right at ${width} px`).toBeLessThanOrEqual(0);
    });
  },
);

async function barriers({ page }: ChurchWorld): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(WCAG_2_2_AA).analyze();
  expect(passes.length, 'rules that were tried').toBeGreaterThan(5);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
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
