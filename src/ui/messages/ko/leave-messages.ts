/** Asked before a page is left whose changes are not saved. */
export const leaveMessages = {
  title: '저장하지 않은 내용이 있습니다',
  close: '창 닫기',
  question: '이 페이지를 떠나시면 고치신 내용이 사라집니다. 떠나시겠습니까?',
  stay: '계속 쓰기',
  leave: '저장하지 않고 떠나기',
} as const;
