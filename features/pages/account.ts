import type { Nouns } from '../support/things.ts';

export const accountThings: Nouns = {
  'pieces of confetti': (place) => place.locator('[data-confetti]'),
};
