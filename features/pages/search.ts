import type { Finder, Nouns } from '../support/nouns.ts';

const groups: Finder = (place) => place.getByRole('main').getByRole('heading', { level: 2 });

/** The links of the hits, in their order. */
const results: Finder = (place) => place.getByRole('main').getByRole('listitem').getByRole('link');

export const searchThings: Nouns = {
  'result groups': groups,
  'search results': results,
  'marked words': (place) => place.getByRole('main').locator('mark'),
};
