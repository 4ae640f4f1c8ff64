import type { Finder, Nouns } from '../support/nouns.ts';

/** The box in which a bulletin's pages are zoomed. */
export const pagesBox: Finder = (place) => place.getByRole('region', { name: '주보 쪽', exact: true });
export const bulletinPages: Finder = (place) => pagesBox(place).getByRole('img');

/** The zoom level of the pages, as the buttons show it. */
export const bulletinSize: Finder = (place) => place.getByRole('group', { name: '주보 쪽 크기' }).getByRole('status');

const calendar: Finder = (place) => place.getByRole('region', { name: '주 고르기' });

export const bulletinThings: Nouns = {
  'a page of the bulletin': bulletinPages,
  'page of the bulletin': bulletinPages,
  'pages of the bulletin': bulletinPages,
  'page # of the bulletin': (place, number) => bulletinPages(place).nth(Number(number) - 1),
  'the box of the bulletin': pagesBox,
  'the bar of the reader': (place) =>
    place.getByRole('dialog').getByRole('group', { name: '전체 화면 주보 크기' }).locator('..'),
  // A row in which all days are selected.
  'the days of the chosen week': (place) =>
    calendar(place).locator('tr:has(> td:nth-child(7)):not(:has(> td:not([aria-selected="true"])))'),
  'anything but the bulletin': (place) =>
    (['grid', 'button', 'heading', 'banner', 'contentinfo', 'navigation'] as const)
      .map((role) => place.getByRole(role))
      .reduce((one, other) => one.or(other)),
};
