import type { Picture } from '@/shared/church.ts';
import river from './pictures/slide-1.svg';
import lapacho from './pictures/slide-2.webp';
import window from './pictures/slide-3.svg';

/** The greeting on the home page, below the church's name (HOME-04). */
export const churchGreeting =
  '1976년부터 이 땅에서 함께 예배하고 서로 돌보아 왔습니다. 처음 오시는 분도 편안히 자리하실 수 있도록 안내해 드립니다.';

/** The pictures of the slide show on the home page, in order (HOME-03). */
export const slides: readonly Picture[] = [
  { src: river, alt: '파라과이강 너머로 해가 뜨는 아순시온의 아침' },
  { src: lapacho, alt: '노란 라파초꽃이 가지마다 피어 있는 모습' },
  { src: window, alt: '예배당 창으로 들어온 빛이 바닥에 비치는 모습' },
];
