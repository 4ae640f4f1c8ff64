/** The poster of the day (HOME-01). */
export const posterMessages = {
  details: '행사 일정 보기',
  close: '닫기',
} as const;
