import type { Picture } from '@/shared/domain/church.ts';
import hill from './pictures/hill.svg';

export const slides: readonly Picture[] = [{ src: hill, alt: '교회가 선 언덕' }];
