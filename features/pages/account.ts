import type { Finder, Nouns } from '../support/nouns.ts';

/** The access decision of the shown page; a public page has no such mark. */
export const accessMark: Finder = (place) => place.locator('[data-access]');

export const accountThings: Nouns = {
  'pieces of confetti': (place) => place.locator('[data-confetti]'),
  /** The drawing beside the label of a valid field. */
  'the check of …': (place, label = '') => place.locator(`label:has(:text-is("${label}")) + * svg`),
  /** A field's hint as text. */
  'the hint …': (place, words = '') => place.getByText(words),
};
