import type { PostName } from '@/content/domain/post.ts';

/** The nouns for the kinds of post. */
export const postNouns: Readonly<Record<PostName, string>> = {
  announcement: '공지사항',
  advertisement: '광고',
  bibleStudy: '성경공부 문제지',
  event: '행사',
};
