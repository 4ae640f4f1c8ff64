import type { Page } from 'playwright';
import type { Finder, Nouns } from '../support/nouns.ts';

/**
 * Whether the part that a header folds is unfolded, by the browser (`details`) or by the application. Runs in the page.
 */
export const isUnfolded = (header: Element): boolean =>
  header.closest('details')?.open ?? header.getAttribute('aria-expanded') === 'true';

/** Opens a group of the menu; that of the current page is open already. */
export async function unfold(page: Page, title: string): Promise<void> {
  const group = header(page, title);
  if (!(await group.evaluate(isUnfolded))) await group.click();
}

/** The whole menu may be hydrated late: React marks each element that it has hydrated. */
export const isTakenOver = (page: Page): Promise<boolean> =>
  page
    .getByRole('dialog', { name: '전체 메뉴' })
    .locator('summary')
    .first()
    .evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));

const HEADERS = 'summary, button[aria-expanded]';
const header: Finder = (place, title = '') =>
  place
    .locator(HEADERS)
    .and(place.getByText(title, { exact: true }))
    .filter({ visible: true });
const headers: Finder = (place) => place.getByRole('dialog').locator(HEADERS);

export const menuThings: Nouns = {
  'the menu button': (place) => place.getByRole('button', { name: '메뉴', exact: true }),
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
