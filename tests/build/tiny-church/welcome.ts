import type { Picture } from '@/shared/church.ts';
import hill from './pictures/hill.svg';

export const churchGreeting = '작은 교회가 반갑게 맞이합니다.';

export const slides: readonly Picture[] = [{ src: hill, alt: '교회가 선 언덕' }];
