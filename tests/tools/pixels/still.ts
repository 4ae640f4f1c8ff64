import type { Page } from 'playwright';

/** How often a page may change after all of its files were loaded. */
const LOOKS_AT_MOST = 20;

/** In pixels: below this height, Chromium paints the top again. */
const DEEPEST = 16_000;

/**
 * Photographs the whole page once it is idle: every call is answered, and two successive pictures are equal.
 * @throws Error that names the page, when it never becomes idle
 */
export async function untilStill(page: Page): Promise<Buffer> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  let last: Buffer | undefined;
  for (let look = 0; look < LOOKS_AT_MOST; look += 1) {
    /* oxlint-disable no-await-in-loop -- each picture is compared with the one before */
    await page.waitForLoadState('networkidle');
    const { width, height } = await page.evaluate(compose);
    const clip = { x: 0, y: 0, width, height: Math.min(height, DEEPEST) };
    const png = await page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
    const isWaiting = await page.locator('main [aria-busy="true"]').first().isVisible();
    /* oxlint-enable no-await-in-loop */
    if (!isWaiting && last?.equals(png) === true) return png;
    last = png;
  }
  throw new Error(`${page.url()} does not rest.`);
}

/** Runs in the page: shows its top, with all that is below the window painted too and no focus in it. @returns its size in pixels */
async function compose(): Promise<{ width: number; height: number }> {
  for (const picture of document.images) picture.loading = 'eager';
  // A picture that cannot be loaded is shown as such.
  await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  for (const part of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
  const { activeElement: focused, documentElement: page } = document;
  if (focused instanceof HTMLElement && focused.closest('main') !== null) focused.blur();
  for (const box of document.querySelectorAll('[data-scroll-box]')) box.scrollTo({ top: 0, behavior: 'instant' });
  window.scrollTo({ top: 0, behavior: 'instant' });
  return { width: page.clientWidth, height: page.scrollHeight };
}
