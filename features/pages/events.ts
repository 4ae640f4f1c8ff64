import type { Finder, Nouns } from '../support/nouns.ts';

const monthGrid: Finder = (place) => place.getByRole('grid');

/** An event in a week row or, on a phone, in the list; one that is split at a row end is found twice. */
export const eventBars: Finder = (place, name = '') =>
  place.getByRole('button', { name: new RegExp(`(?:예배|행사), .*${name}`) }).filter({ visible: true });

/** The legend of the events' colours and shapes. */
export const kindsOfEvent: Finder = (place) => place.getByRole('list', { name: '행사 종류' });

/** The cells of the days, and the dates in them. */
export const dayCells: Finder = (place) => monthGrid(place).getByRole('gridcell');
export const dayDates: Finder = (place) => dayCells(place).locator('time');

const rows: Finder = (place) => monthGrid(place).getByRole('row');

export const eventThings: Nouns = {
  'the month …': (place, name = '') => place.getByRole('grid', { name, exact: true }),
  'the days of the week': (place) => rows(place).first(),
  'the weeks': (place) => monthGrid(place).getByRole('rowgroup').last().getByRole('row'),
  'the day …': (place, name = '') => monthGrid(place).getByRole('gridcell', { name }),
  'the event …': (place, name) => eventBars(place, name).first(),
  'the facts of the event': (place) => place.getByRole('dialog').locator('dl'),
  'the event beside it': (place) => place.locator('[data-event]:focus'),
};
