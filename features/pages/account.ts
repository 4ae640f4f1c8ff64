import type { Finder, Nouns } from '../support/things.ts';

/** What the site has decided about the page that is shown; a page for everyone carries no such mark. */
export const accessMark: Finder = (place) => place.locator('[data-access]');

export const accountThings: Nouns = {
  'pieces of confetti': (place) => place.locator('[data-confetti]'),
  /** The drawing beside the label of a field that is filled in well. */
  'the check of …': (place, label = '') => place.locator(`label:text-is("${label}") + * svg`),
  /** What a field says of itself in words. */
  'the hint …': (place, words = '') => place.getByText(words),
};
