import type { Finder, Nouns } from '../support/nouns.ts';

const PICTURES = [
  '파라과이강 너머로 해가 뜨는 아순시온의 아침',
  '노란 라파초꽃이 가지마다 피어 있는 모습',
  '예배당 창으로 들어온 빛이 바닥에 비치는 모습',
];

/** The number of pictures in the slide show. */
export const SLIDES = PICTURES.length;

export const slides: Finder = (place) => place.getByRole('group', { name: '교회 사진' });
/** @param number from 1 */
const slide: Finder = (place, number) =>
  slides(place).getByRole('img', { name: PICTURES[Number(number) - 1] ?? number ?? '' });
/** The number of a picture by its alt text, from 1. */
export const numberOf = (alt: string | null): number => PICTURES.indexOf(alt ?? '') + 1;
/** The current slide. */
export const shownSlide: Finder = (place) => slides(place).getByRole('img');

const news: Finder = (place, name = '') => place.getByRole('region', { name, exact: true }).getByRole('listitem');

export const homeThings: Nouns = {
  'the slides': slides,
  'slide #': slide,
  'services of worship': (place) => place.getByRole('region', { name: '예배 시간' }).locator('dl > div'),
  'entries of the news …': news,
  'the day of the coming event on …': (place, day = '') =>
    news(place, '다가오는 행사')
      .filter({ has: place.getByText(day) })
      .locator('time [aria-hidden]'),
  'the poster': (place) => place.getByRole('dialog').getByRole('img'),
};
