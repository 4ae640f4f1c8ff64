import type { Finder, Nouns } from '../support/things.ts';

const header: Finder = (place, title = '') => place.getByRole('button', { name: title, exact: true });
const headers: Finder = (place) => place.getByRole('dialog').locator('button[aria-expanded]');

export const menuThings: Nouns = {
  'the menu button': (place) => place.getByRole('button', { name: '메뉴', exact: true }),
  'menu groups': headers,
  'the menu group …': (place, title) =>
    place
      .getByRole('dialog')
      .locator('nav > div')
      .filter({ has: header(place, title) }),
  'the header …': header,
  // The last drawing of a header; the first is its icon.
  'the arrow of …': (place, title) => header(place, title).locator('svg').last(),
  'the current page': (place) => place.locator('[aria-current="page"]'),
  'the logo': (place) => place.getByRole('link', { name: '아순시온 소망한인교회' }).locator('svg'),
};
