import type { Locator } from 'playwright';
import type { Finder, Nouns } from '../support/nouns.ts';

const main: Finder = (place) => place.getByRole('main');
const list: Finder = (place) => main(place).getByRole('navigation', { name: /^(부서 및 기관|당회와 기관 목록)$/ });
const picture: Finder = (place) => place.getByRole('img', { name: /조직도/ });
/** DescriptionList of an office and its holder. */
const pairs: Finder = (place) => place.locator('dl > div');
const card: Finder = (place, name = '') => main(place).getByRole('region', { name, exact: true });

/** A seat by the exact name of its office, since other names may end with it. */
const seat: Finder = (place, office = '') =>
  pairs(main(place)).filter({ has: place.locator('dt').filter({ hasText: new RegExp(`^${office}(?: |$)`) }) });

export const organisationThings: Nouns = {
  'the list of the organisation': list,
  'heads of the governing session': (place) => list(place).getByRole('region', { name: '당회' }).getByRole('listitem'),
  'clerks of the committees': (place) => list(place).locator('p').filter({ hasText: '부서기' }).locator('> span'),
  'links of the list': (place) => list(place).getByRole('link'),
  'rows of the table …': (place, name = '') => place.getByRole('table', { name, exact: true }).getByRole('row'),
  'cells of the table …': (place, name = '') => place.getByRole('table', { name, exact: true }).getByRole('cell'),
  'heads of the committee': (place) => main(place).locator('header + dl > div'),
  'duties of the committee': (place) => main(place).getByRole('region', { name: '소관 업무' }).getByRole('listitem'),
  'cards of departments': (place) => card(place, '부서').getByRole('region'),
  'rows of the card …': (place, name) => pairs(card(place, name ?? '')),
  'the picture of the organisation': picture,
  'boxes of the picture': (place) => picture(place).locator('g'),
  'the words of the picture': (place) => place.getByText('글로 보는 조직도', { exact: true }),
  'the seat …': seat,
  'holders of …': (place, office) => seat(place, office ?? '').getByRole('listitem'),
};

/** The width of an element, relative to that of the page's part around it. */
export const shareOfPart = (thing: Locator): Promise<number> =>
  thing.evaluate((element) => {
    const part = element.closest('section')?.clientWidth ?? Number.NaN;
    return element.getBoundingClientRect().width / part;
  });
