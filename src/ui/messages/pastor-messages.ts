/** Words of the pastor's page (PEOP-02). */
export const pastorMessages = {
  pictureAlt: '예배당 창 앞에 선 담임목사 한경수의 모습',
  name: '한경수 목사',
  office: '제3대 담임목사',
  since: '2009년 3월 1일 취임',
  occasion: '2025년 새해 인사',
  heading: '새해, 소망의 자리로 함께 나아갑시다',
  verse: { text: '주여 이제 내가 무엇을 바라리요 나의 소망은 주께 있나이다', reference: '시편 39편 7절' },
  date: '2025년 1월 1일',
  dateTime: '2025-01-01',
  signedAs: '아순시온 소망한인교회 담임목사',
  signature: '한경수',
  signedWith: '올림',
} as const;
