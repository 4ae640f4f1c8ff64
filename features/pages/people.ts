import type { Nouns } from '../support/things.ts';

export const peopleThings: Nouns = {
  'the first of those who serve': (place) => place.getByRole('region', { name: /명단$/ }).getByRole('listitem').first(),
  'names of those who serve': (place) => place.getByRole('region', { name: /명단$/ }).getByRole('listitem'),
};
