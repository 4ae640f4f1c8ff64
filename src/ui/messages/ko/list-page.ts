/** The texts of the three lists' pages before their islands are loaded; the other texts are loaded with the lists. */
export const feedPageMessages = {
  announcements: { lead: '교회에서 알려 드리는 소식입니다.', heading: '공지 목록' },
  advertisements: { lead: '교우와 이웃이 전하는 광고입니다.', heading: '광고 목록' },
  bibleStudies: { lead: '성경공부 문제지를 내려받으실 수 있습니다.', heading: '문제지 목록' },
} as const;

export type FeedPage = keyof typeof feedPageMessages;
