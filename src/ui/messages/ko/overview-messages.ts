/** What the overview of the organisation says once it is read (ORGN-01). */
export const overviewMessages = {
  showPicture: '그림으로 보기',
  showList: '목록으로 보기',
  summary: '한눈에 보기',
  choose: '위원회나 선교회의 이름을 누르시면 자세한 내용을 보실 수 있습니다.',
} as const;
