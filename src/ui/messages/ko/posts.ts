import type { Post } from '@/content/posts/posts.ts';
import type { DraftError, PostField } from '@/content/posts/posts.writing.ts';
import { isBlank } from '@/shared/characters.ts';
import { type CalendarDate, datePartsOf } from '@/shared/dates.ts';
import { objectOf, subjectOf } from './grammar.ts';
import { emptyListMessage, readingMessages } from './reading.ts';

/** The texts of every post. */
export const postMessages = {
  untitled: '제목 없음',
  isNew: '새 글',
  edit: '고치기',
  pin: '고정하기',
  changePin: '고정 바꾸기',
  remove: '삭제',
  allLoaded: '모든 게시물을 불러왔습니다.',
} as const;

/** The title of a post; a placeholder when it is blank, because a heading needs text. */
export function postTitle({ title }: Pick<Post, 'title'>): string {
  return isBlank(title) ? postMessages.untitled : title;
}

/** The day on which a post was changed, such as `11월 23일 고침`; with the year where it differs from the post's. */
export function editedText(edited: CalendarDate, { created }: Pick<Post, 'created'>): string {
  const { year, month, day } = datePartsOf(edited);
  const isSameYear = created !== undefined && datePartsOf(created).year === year;
  return `${isSameYear ? '' : `${year}년 `}${month}월 ${day}일 고침`;
}

/** Up to when a post is pinned to the head of its list, such as `고정 · 11월 22일까지`. */
export function pinnedText(until: CalendarDate): string {
  const { month, day } = datePartsOf(until);
  return `고정 · ${month}월 ${day}일까지`;
}

/** The texts of a list, by its kind of post. */
export const feedMessages = (noun: string) => ({
  ...readingMessages(objectOf(noun)),
  empty: emptyListMessage(subjectOf(noun)),
  emptyNext: `새 ${subjectOf(noun)} 올라오면 여기에서 보실 수 있습니다.`,
  moreFailed: `다음 ${objectOf(noun)} 불러오지 못했습니다.`,
  moreFailedNext: '불러온 내용은 그대로 두었습니다.',
});

export type FeedMessages = ReturnType<typeof feedMessages>;

/** The texts of every form of a new post. */
export const postFormMessages = {
  title: '제목',
  content: '내용',
  contentHint: '한 줄을 비우면 문단이 나뉩니다.',
  author: '작성자',
  authorHint: '목록에 이 이름으로 나옵니다.',
  submit: '등록',
  submitting: '등록하고 있습니다',
  saveDraft: '임시 저장',
  savingDraft: '임시 저장하고 있습니다',
  clear: '내용 지우기',
  fold: '접기',
  draftRestored: '쓰시던 내용을 그대로 불러왔습니다.',
  beingSent: '보내고 있습니다. 끝나면 알려 드리겠습니다.',
  rightLost: '글을 올릴 수 있는 역할이 없어져 지금은 등록하실 수 없습니다.',
  rightLostNext:
    '쓰신 내용은 그대로 두었습니다. 다른 곳에 옮겨 적으시거나, 역할을 다시 받으신 뒤에 이어서 등록해 주세요.',
  kept: '쓰신 내용은 그대로 두었습니다.',
  filesKept: '쓰신 내용과 고르신 파일은 그대로 두었습니다.',
} as const;

/** File names in quotation marks, since they may contain spaces and commas. */
export const filesToChooseAgain = (names: readonly string[]): string =>
  `고르셨던 파일은 남겨 둘 수 없어 다시 골라 주셔야 합니다: ${names.map((name) => `‘${name}’`).join(', ')}`;

export const notAdded = (noun: string): string => `${objectOf(noun)} 등록하지 못했습니다.`;

/** The errors of a field: its own, or that the server refused it. */
export const postErrors: Readonly<Record<PostField, Readonly<Record<DraftError | 'refused', string>>>> = {
  title: errorsOf(postFormMessages.title),
  content: errorsOf(postFormMessages.content),
  author: errorsOf(postFormMessages.author),
};

function errorsOf(field: string) {
  return {
    missing: `${objectOf(field)} 입력해 주세요.`,
    refused: `서버가 이 ${objectOf(field)} 받아들이지 않았습니다. 고쳐 쓰신 뒤 다시 등록해 주세요.`,
  };
}

/** Shown when an address highlights something that does not exist. */
export const highlightMessages = {
  post: '찾으시는 글이 보이지 않습니다.',
  postNext: '지워졌을 수 있습니다. 아래 목록에서 살펴봐 주세요.',
  event: '찾으시는 행사가 이 달에 없습니다.',
  eventNext: '지워졌거나 날짜가 바뀌었을 수 있습니다. 아래 달력에서 살펴봐 주세요.',
} as const;
