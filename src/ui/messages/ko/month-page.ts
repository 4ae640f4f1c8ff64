/**
 * The texts of the calendar before its events are loaded; they are loaded with the page, the others with the island.
 */
export const monthMessages = {
  lead: '예배와 모임을 한 달씩 보여 드립니다.',
  previous: '이전 달',
  next: '다음 달',
  thisMonth: '이번 달로',
  legend: '행사 종류',
  write: '새 행사 등록',
  loading: '행사를 불러오고 있습니다',
} as const;

/** From Sunday: the shown letter, and the accessible name. */
export const weekdayHeads = ['일', '월', '화', '수', '목', '금', '토'].map((letter) => ({
  letter,
  word: `${letter}요일`,
}));
