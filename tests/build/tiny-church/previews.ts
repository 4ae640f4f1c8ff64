export const previews = {
  anyPage: '비야리카 은혜교회입니다.',
  home: '비야리카 은혜교회의 예배 시간과 소식입니다.',
  vision: '비야리카 은혜교회의 비전입니다.',
  history: '비야리카 은혜교회가 걸어온 길입니다.',
  missionaries: '비야리카 은혜교회의 선교사님들입니다.',
  pastor: '비야리카 은혜교회 담임목사의 인사입니다.',
  register: '비야리카 은혜교회의 계정을 만드는 곳입니다.',
} as const;
