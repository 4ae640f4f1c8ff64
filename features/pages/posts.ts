import type { Finder, Nouns } from '../support/nouns.ts';
import { posts } from './lists.ts';
import { fileInput } from './uploads.ts';

const DATED = ['announcement', 'sheet'] as const;

const post: Finder = (place, number) => posts(place).nth(Number(number) - 1);

const pictures: Finder = (place, number = '') => post(place, number).getByRole('img');

const days = DATED.map((kind): [string, Finder] => [
  `the day of ${kind} #`,
  (place, number = '') => post(place, number).getByRole('time'),
]);

/** The parts of a post in a list. */
export const postThings: Nouns = {
  ...Object.fromEntries(days),
  // Its head has date and author; only the beginning or the whole of its text is shown.
  'the text of advertisement #': (place, number = '') =>
    post(place, number).locator('header ~ div p').filter({ visible: true }),
  'picture of advertisement #': pictures,
  'pictures of advertisement #': pictures,
  'the file chooser': fileInput,
};
