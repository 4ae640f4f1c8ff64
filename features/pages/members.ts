import type { Finder, Nouns } from '../support/nouns.ts';

const list: Finder = (place) => place.getByRole('table', { name: '회원 명부' });
/** By element: finding hundreds of strange names by role takes seconds. */
const names: Finder = (place) => list(place).locator('tbody th');
const dialog: Finder = (place) => place.getByRole('dialog');

export const memberThings: Nouns = {
  members: names,
  'member # of the list': (place, number) => names(place).nth(Number(number) - 1),
  'the row of member #': (place, number) =>
    list(place)
      .locator('tbody tr')
      .nth(Number(number) - 1),
  'the column sorted upwards': (place) => list(place).locator('[aria-sort="ascending"]'),
  'the column sorted downwards': (place) => list(place).locator('[aria-sort="descending"]'),
  // The button below the message that no member was found; the other one is always there.
  'the invitation to register': (place) => place.getByRole('button', { name: '신규 등록' }).last(),
  'the compared fields': (place) => dialog(place).locator('legend'),
  'the two versions of …': (place, field) => dialog(place).getByRole('group', { name: field ?? '' }),
};
