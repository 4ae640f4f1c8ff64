import type { Locator } from 'playwright/test';
import type { ChurchWorld } from './world.ts';

/** What the pages of a bulletin stand in, and are enlarged in. */
export const boxOf = ({ page }: ChurchWorld): Locator => page.getByRole('region', { name: '주보 쪽', exact: true });

export const pagesOf = (world: ChurchWorld): Locator => boxOf(world).getByRole('img');

/** The frames of a page whose clock the scenario holds are known to the browser alone: it waits for two that are alike. */
export async function painted(shown: Locator): Promise<void> {
  const element = await shown.elementHandle();
  await element?.waitForElementState('stable');
}
