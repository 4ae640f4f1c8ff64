import { emptyListMessage, readingMessages } from './reading-messages.ts';

/** The news of the week at the end of the home page. */
export const weekMessages = {
  heading: '이번 주 소식',
  announcements: {
    ...readingMessages('공지사항을'),
    heading: '공지사항',
    empty: emptyListMessage('공지사항이'),
    all: '공지사항 모두 보기',
    pinned: '고정 · ',
  },
  bulletin: {
    ...readingMessages('주보를'),
    heading: '주보',
    empty: '이번 주 주보가 아직 올라오지 않았습니다.',
    all: '최근 주보 보기',
  },
  events: {
    ...readingMessages('행사를'),
    heading: '다가오는 행사',
    empty: '곧 다가오는 행사가 없습니다.',
    all: '행사 달력 보기',
  },
};
