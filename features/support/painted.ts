import type { Locator } from 'playwright/test';

/** The frames of a page whose clock the scenario holds are known to the browser alone: it waits for two that are alike. */
export async function painted(shown: Locator): Promise<void> {
  const element = await shown.elementHandle();
  await element?.waitForElementState('stable');
}
