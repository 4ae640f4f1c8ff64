/** The news of the week at the foot of the home page. */
export const weekMessages = {
  heading: '이번 주 소식',
  announcements: {
    heading: '공지사항',
    loading: '공지사항을 불러오고 있습니다',
    empty: '아직 올라온 공지사항이 없습니다.',
    failed: '공지사항을 불러오지 못했습니다.',
    all: '공지사항 모두 보기',
  },
  bulletin: {
    heading: '주보',
    loading: '주보를 불러오고 있습니다',
    empty: '이번 주 주보가 아직 올라오지 않았습니다.',
    failed: '주보를 불러오지 못했습니다.',
    all: '지난 주보 보기',
  },
  events: {
    heading: '다가오는 행사',
    loading: '행사를 불러오고 있습니다',
    empty: '곧 다가오는 행사가 없습니다.',
    failed: '행사를 불러오지 못했습니다.',
    all: '행사 달력 보기',
  },
} as const;
