import { postNouns } from './grammar.ts';
import { feedMessages } from './posts.ts';

export const announcementMessages = {
  ...feedMessages(postNouns.announcement),
  write: '새 공지 쓰기',
} as const;

export const bibleStudyMessages = {
  ...feedMessages(postNouns.bibleStudy),
  write: '새 문제지 올리기',
  sheet: '문제지 열기',
  choose: 'PDF 파일 고르기',
  noSheet: '문제지로 올릴 PDF 파일을 골라 주세요.',
} as const;

export const advertisementMessages = {
  ...feedMessages(postNouns.advertisement),
  write: '새 광고 쓰기',
  more: '더 보기',
  less: '접기',
  enlarge: '크게 보기',
  choose: '그림 고르기',
  previous: '이전 그림',
  next: '다음 그림',
  closeViewer: '그림 닫기',
} as const;

/** A picture of an advertisement, from 1. */
export const pictureName = (title: string, place: number): string => `${title} 그림 ${place}`;

/** The position of the shown picture, from 1. */
export const picturePlace = (place: number, count: number): string => `그림 ${count}개 가운데 ${place}번째`;

/** The texts for going to a year or month of a list (PAGE-03). */
export const jumpMessages = {
  heading: '연도·월로 가기',
  year: '연도',
  month: '월',
  wholeYear: '전체',
  go: '가기',
  toNewest: '가장 새 글부터 보기',
} as const;

/** The months of a year, from 1. */
export const months = Array.from({ length: 12 }, (_, before) => ({
  value: String(before + 1),
  label: `${before + 1}월`,
}));

export const yearName = (year: string): string => `${year}년`;

/** Such as `2024년`, `2024년 3월`. @param start a year or a month, `2024-03` */
export function startName(start: string): string {
  const [year = '', month] = start.split('-');
  return month === undefined ? yearName(year) : `${yearName(year)} ${Number(month)}월`;
}

/** From where on a list is shown: from the wanted time, from an earlier post, or from the oldest, which is later. */
export const shownSince = (when: string) => ({
  there: `${when}의 글부터 보여 드립니다.`,
  earlier: `${when}에는 올라온 글이 없어, 그보다 앞선 글부터 보여 드립니다.`,
  later: `${when}까지 거슬러 올라가는 글은 없습니다. 가장 오래된 글을 보여 드립니다.`,
});
