import type { PosterText } from '@/shared/church.ts';

export const posterTexts: Readonly<Record<string, PosterText>> = {
  welcome: { title: '환영 인사', alt: '은혜로 사는 교회. 주일예배 10시 30분.' },
};
