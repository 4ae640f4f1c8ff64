/** Words around the partner missionaries (INTR-03). */
export const missionaryMessages = {
  lead: '여덟 가정의 선교사님과 기도와 물질로 함께하고 있습니다. 한 분 한 분의 이름을 불러 기도해 주세요.',
  verse: { text: '땅 끝까지 이르러 내 증인이 되리라', reference: '사도행전 1장 8절' },
  list: '선교사님과 선교지',
  prayers: '기도 제목',
  letters: '편지와 후원',
  lettersText:
    '선교사님께 보내실 편지와 후원은 선교위원회에서 모아 전해 드립니다. 새로 온 선교 편지는 친교실 게시판에서 읽으실 수 있습니다.',
  organisation: '부서 및 기관 보기',
} as const;

/** How long the church has been walking with a missionary. */
export const missionarySince = (year: number): string => `${year}년부터 함께`;
