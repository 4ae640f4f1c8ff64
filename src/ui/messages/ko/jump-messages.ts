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
