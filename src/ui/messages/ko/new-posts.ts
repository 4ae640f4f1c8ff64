import type { NewInKind } from '@/content/seen/new-posts.machine.ts';
import type { WatchedKind } from '@/content/seen/seen-posts.ts';
import { readingMessages } from './reading.ts';
import { pageNames } from './shell.ts';

/** The texts of the new posts since the last visit (MINE-07). */
export const newPostsMessages = {
  ...readingMessages('새로 올라온 글을'),
  title: '지난번 뒤로 새로 올라온 글',
  empty: '지난번 뒤로 새로 올라온 글이 없습니다.',
} as const;

/** The names of the lists, as their pages have them. */
export const watchedNames: Readonly<Record<WatchedKind, string>> = {
  announcement: pageNames.announcements,
  advertisement: pageNames.advertisements,
  bibleStudy: pageNames.bibleStudies,
  bulletin: pageNames.bulletin,
};

/** The count of new posts in a list: `새 글 3개`, or `새 글 10개 이상` where there may be more behind the first page. */
export const newCountText = ({ posts, isMore }: Pick<NewInKind, 'posts' | 'isMore'>): string =>
  `새 글 ${posts.length}개${isMore ? ' 이상' : ''}`;

/** The count of new posts in all lists: `새 글 5개`, or `새 글 12개 이상`. */
export const newTotalText = (lists: readonly Pick<NewInKind, 'posts' | 'isMore'>[]): string =>
  newCountText({ posts: lists.flatMap(({ posts }) => posts), isMore: lists.some(({ isMore }) => isMore) });

/** The lists that could not be read: `확인하지 못한 목록: 광고, 주보`. */
export const notReadText = (kinds: readonly WatchedKind[]): string =>
  `확인하지 못한 목록: ${kinds.map((kind) => watchedNames[kind]).join(', ')}`;
