import type { Finder, Nouns } from '../support/nouns.ts';

export const fileRows: Finder = (place) => place.getByRole('list', { name: '올릴 파일' }).getByRole('listitem');
/** Not the one of the page under a dialog. */
export const fileInput: Finder = (place) => place.locator('input[type="file"]:not([aria-hidden="true"] *)');
/** The area on which files are dropped. */
export const dropZone: Finder = (place) => place.getByRole('region', { name: /(?:그림|파일) 고르기$/ });

const row: Finder = (place, name) => fileRows(place).filter({ hasText: name ?? '' });
const refused: Finder = (place, name) =>
  place
    .getByRole('alert')
    .getByRole('listitem')
    .filter({ hasText: name ?? '' });

export const uploadThings: Nouns = {
  'files to upload': fileRows,
  'the file …': row,
  // The drag handle for a pointer; the keyboard has buttons.
  'the handle of the file …': (place, name) => row(place, name).locator('[aria-hidden="true"]').first(),
  'the previews of the files': (place) => fileRows(place).locator('img'),
  'the refused file …': refused,
  'refused files': (place) => refused(place),
  'a progress bar …': (place, name = '') => place.getByRole('progressbar').and(place.getByLabel(name)),
};
