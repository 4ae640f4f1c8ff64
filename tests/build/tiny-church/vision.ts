import type { CoreValue, Vision } from '@/shared/church.ts';
import hill from './pictures/hill.svg';

export const visionTexts = {
  lead: '은혜를 나누는 교회가 되고자 합니다.',
  picture: { src: hill, alt: '언덕' },
  verse: { text: '은혜 위에 은혜러라', reference: '요한복음 1장 16절' },
  values: '한 가지를 뿌리로 여깁니다.',
  visions: '한 가지를 꿈꿉니다.',
} as const;

export const churchNumbers = [{ name: '교인', value: '약 30명' }] as const;

export const coreValues: readonly CoreValue[] = [];

export const visions: readonly Vision[] = [];
