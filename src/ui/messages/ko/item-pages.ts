import type { PostName } from '@/content/posts/posts.ts';
import { withoutDirection } from '@/shared/characters.ts';
import { objectOf, postNouns, subjectOf } from './grammar.ts';
import { readingMessages } from './reading.ts';
import { shellMessages } from './shell.ts';

/** The texts of every page of one item (PAGE-01, PAGE-02). */
export const itemPageMessages = {
  share: '나누기',
  remove: '삭제',
  missingNext: '지워졌거나 주소가 달라졌을 수 있습니다.',
  undoNext: '잘못 누르셨으면 알림에 있는 ‘되돌리기’를 눌러 주세요.',
} as const;

/** The texts of the page of one item, by its kind. */
const textsOf = (noun: string, toList: string) => ({
  ...readingMessages(objectOf(noun)),
  missing: `찾으시는 ${subjectOf(noun)} 보이지 않습니다.`,
  removed: `${objectOf(noun)} 삭제했습니다.`,
  toList,
});

export type ItemPageTexts = ReturnType<typeof textsOf>;

export const itemPageTexts: Readonly<Record<PostName, ItemPageTexts>> = {
  announcement: textsOf(postNouns.announcement, '공지사항 모두 보기'),
  advertisement: textsOf(postNouns.advertisement, '광고 모두 보기'),
  bibleStudy: textsOf(postNouns.bibleStudy, '성경공부 모두 보기'),
  event: textsOf(postNouns.event, '행사 달력 보기'),
};

/** The document's title on the page of one item (ROUTE-08). */
export const itemTitle = (name: string): string => `${withoutDirection(name)} · ${shellMessages.churchName}`;
