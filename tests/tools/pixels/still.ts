import type { Page } from 'playwright';

/** How often a page may change after all of its files have come. */
const LOOKS = 20;

/**
 * Photographs the whole page once it rests: every call is answered, and two pictures after each other are equal.
 * @throws Error that names the page, when it never rests
 */
export async function untilStill(page: Page): Promise<Buffer> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  let last: Buffer | undefined;
  for (let look = 0; look < LOOKS; look += 1) {
    /* oxlint-disable no-await-in-loop -- each picture is compared with the one before */
    await page.waitForLoadState('networkidle');
    const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    const isWaiting = await page.locator('main [aria-busy="true"]').first().isVisible();
    /* oxlint-enable no-await-in-loop */
    if (!isWaiting && last?.equals(png) === true) return png;
    last = png;
  }
  throw new Error(`${page.url()} does not rest.`);
}
