/** What the overview of the organisation says once its code is loaded (ORGN-01). */
export const overviewMessages = {
  showPicture: '그림으로 보기',
  showList: '목록으로 보기',
  emptyNext: '정해지는 대로 이곳에 알려 드리겠습니다.',
  summary: '한눈에 보기',
  choose: '위원회나 선교회의 이름을 누르시면 자세한 내용을 보실 수 있습니다.',
} as const;

/** How many committees and missions there are, in a sentence. */
export const organisationCounts = (committees: number, missions: number): string =>
  `위원회 ${committees}곳과 선교회 ${missions}곳이 있습니다.`;
