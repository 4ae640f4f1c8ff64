import type { Nouns } from '../support/nouns.ts';

export const peopleThings: Nouns = {
  'the first of those who serve': (place) => place.getByRole('region', { name: /명단$/ }).getByRole('listitem').first(),
  'the telephone link …': (place, text = '') => place.locator('a[href^="tel:+595"]').filter({ hasText: text }),
  'the mail link …': (place, text = '') => place.locator('a[href^="mailto:"]').filter({ hasText: text }),
  'names of those who serve': (place) => place.getByRole('region', { name: /명단$/ }).getByRole('listitem'),
};
