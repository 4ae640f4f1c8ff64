import type { PosterText } from '@/shared/church.ts';
import type { everydayPoster, posters } from './posters.ts';

type PosterName = (typeof posters)[number]['name'] | (typeof everydayPoster)['name'];

/** The title and the alt text of each poster. */
export const posterTexts: Readonly<Record<PosterName, PosterText>> = {
  harvest: {
    title: '추수감사주일 안내',
    alt: '추수감사주일. 범사에 감사하라, 데살로니가전서 5장 18절. 2026년 11월 22일 일요일 11시.',
  },
  motto: {
    title: '환영 인사',
    alt: '세상의 소망이 되는 교회. 나의 소망은 주께 있나이다, 시편 39편 7절. 주일예배 1부 9시, 2부 11시.',
  },
};
