/** Asked before a page with unsaved changes is left, or a part of it closed. */
export const leaveMessages = {
  title: '저장하지 않은 내용이 있습니다',
  close: '창 닫기',
  leaving: {
    question: '이 페이지를 떠나시면 고치신 내용이 사라집니다. 떠나시겠습니까?',
    confirm: '저장하지 않고 떠나기',
    stay: '계속 쓰기',
  },
  closing: {
    question: '그만두시면 고치신 내용이 사라집니다. 그만두시겠습니까?',
    confirm: '저장하지 않고 그만두기',
    stay: '계속하기',
  },
} as const;
