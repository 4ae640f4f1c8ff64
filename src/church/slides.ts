import type { Picture } from '@/shared/domain/church.ts';
import river from './pictures/slide-1.svg';
import lapacho from './pictures/slide-2.webp';
import window from './pictures/slide-3.svg';

/** The pictures of the slide show on the home page, in order (HOME-03). */
export const slides: readonly Picture[] = [
  { src: river, alt: '파라과이강 너머로 해가 뜨는 아순시온의 아침' },
  { src: lapacho, alt: '노란 라파초꽃이 가지마다 피어 있는 모습' },
  { src: window, alt: '예배당 창으로 들어온 빛이 바닥에 비치는 모습' },
];
