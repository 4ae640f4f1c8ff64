import type { Finder, Nouns } from '../support/nouns.ts';

const list: Finder = (place) => place.getByRole('table', { name: '회원 명부' });
/** The members whose rows are rendered in full: near the window, and at both ends of the list. */
const names: Finder = (place) => list(place).locator('tbody th');
/** The head of the table is its first row. */
const row: Finder = (place, number) => list(place).locator(`tbody tr[aria-rowindex="${Number(number) + 1}"]`);
const dialog: Finder = (place) => place.getByRole('dialog');

export const memberThings: Nouns = {
  members: names,
  'member # of the list': (place, number) => row(place, number).locator('th'),
  'the row of member #': row,
  'the column sorted upwards': (place) => list(place).locator('[aria-sort="ascending"]'),
  'the column sorted downwards': (place) => list(place).locator('[aria-sort="descending"]'),
  // The button below the message that no member was found; the other one is always there.
  'the invitation to register': (place) => place.getByRole('button', { name: '신규 등록' }).last(),
  'the compared fields': (place) => dialog(place).locator('legend'),
  'the two versions of …': (place, field) => dialog(place).getByRole('group', { name: field ?? '' }),
};
