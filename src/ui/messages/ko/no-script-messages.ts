/** Shown without scripts on prerendered pages with missing parts. */
export const noScriptMessages = {
  sentence:
    '이 페이지의 일부 내용은 자바스크립트를 켜야 보입니다. 브라우저 설정에서 자바스크립트를 허용하신 뒤 다시 열어 주세요.',
} as const;
