import type { Letter } from '@/shared/church.ts';
import hill from './pictures/hill.svg';

export const letter: Letter = {
  portrait: { src: hill, alt: '언덕 앞에 선 목사' },
  name: '김은혜 목사',
  office: '담임목사',
  since: '2020년 취임',
  occasion: '성탄 인사',
  heading: '평안을 빕니다',
  verse: { text: '내 은혜가 네게 족하도다', reference: '고린도후서 12장 9절' },
  paragraphs: ['성탄의 기쁨이 가정마다 함께하기를 빕니다.'],
  date: '2026년 12월 25일',
  dateTime: '2026-12-25',
  signedAs: '비야리카 은혜교회 담임목사',
  signature: '김은혜',
  signedWith: '드림',
};
