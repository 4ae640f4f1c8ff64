import type { Locator } from 'playwright/test';

/** When a scenario stops the page's clock, only the browser knows its frames: waits for two equal ones. */
export async function whenPainted(shown: Locator): Promise<void> {
  const element = await shown.elementHandle();
  await element?.waitForElementState('stable');
}
