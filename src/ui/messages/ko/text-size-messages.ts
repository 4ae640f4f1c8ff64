import type { TextSize } from '@/shared/domain/text-size.ts';

export const textSizeMessages = { legend: '글자 크기' } as const;

export const textSizeNames: Readonly<Record<TextSize, string>> = {
  normal: '보통',
  large: '크게',
  largest: '아주 크게',
};
