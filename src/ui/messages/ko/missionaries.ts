/** Texts around the partner missionaries (INTR-03). */
export const missionaryMessages = {
  list: '선교사님과 선교지',
  prayers: '기도 제목',
  letters: '편지와 후원',
  organisation: '부서 및 기관 보기',
} as const;

/** The year in which the partnership began. */
export const missionarySince = (year: number): string => `${year}년부터 함께`;
