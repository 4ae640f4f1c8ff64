/** Texts of the design system on every page. */
export const kitMessages = {
  cancel: '취소',
  retry: '다시 시도',
  loading: '불러오고 있습니다',
  fieldRight: '올바르게 입력하셨습니다',
  showPassword: '비밀번호 보기',
  hidePassword: '비밀번호 숨기기',
  newWindow: '(새 창)',
} as const;
