import type { Page } from 'playwright';
import type { Tab } from '../drivers/driver.ts';
import { PAGE } from '../drivers/target.ts';
import type { Finder, Nouns } from '../support/nouns.ts';

/**
 * Whether the parts that headers fold are unfolded, by the browser (`details`) or by the application. Runs in the page.
 */
export const areUnfolded = (headers: readonly Element[]): boolean[] =>
  headers.map((one) => one.closest('details')?.open ?? one.getAttribute('aria-expanded') === 'true');

/** Opens a group of the menu; that of the current page is open already. */
export async function unfold({ find }: Pick<Tab, 'find'>, title: string): Promise<void> {
  const group = find(header(PAGE.getByRole('dialog', { name: '전체 메뉴' }), title));
  // Waits for it.
  await group.focus();
  const [isOpen] = await group.evaluateAll(areUnfolded);
  if (isOpen !== true) await group.click();
}

/** The whole menu may be hydrated late: React marks each element that it has hydrated. */
export const isTakenOver = (page: Page): Promise<boolean> =>
  page
    .getByRole('dialog', { name: '전체 메뉴' })
    .locator('summary')
    .first()
    .evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));

/** In the top bar, or on a phone in the bar for the thumb. */
export const menuButton: Finder = (place) =>
  place.getByRole('button', { name: '메뉴', exact: true }).filter({ visible: true }).first();

const HEADERS = 'summary, button[aria-expanded]';
const header: Finder = (place, title = '') =>
  place
    .locator(HEADERS)
    .filter({ has: PAGE.getByText(title, { exact: true }) })
    .filter({ visible: true });
const headers: Finder = (place) => place.getByRole('dialog').locator(HEADERS);

export const menuThings: Nouns = {
  'the menu button': menuButton,
  'menu groups': headers,
  'the menu group …': (place, title) =>
    place
      .getByRole('dialog')
      .locator('nav > *')
      .filter({ has: header(place, title) }),
  'the header …': header,
  // The last drawing in a header; the first is its icon.
  'the arrow of …': (place, title) => header(place, title).locator('svg').last(),
  'the current page': (place) => place.locator('[aria-current="page"]'),
  'the logo': (place) => place.getByRole('link', { name: '아순시온 소망한인교회' }).locator('svg'),
};
