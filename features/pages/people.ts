import type { Nouns } from '../support/things.ts';

export const peopleThings: Nouns = {
  'names of those who serve': (place) => place.getByRole('region', { name: /명단$/ }).getByRole('listitem'),
};
