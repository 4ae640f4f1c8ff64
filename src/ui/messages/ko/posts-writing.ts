import type { PinError } from '@/content/posts/pins.ts';
import type { SavedDraft } from '@/content/writing/drafts.ts';
import { objectOf } from './grammar.ts';

/** The texts of the dialog in which a post is pinned to the head of its list. */
export const pinMessages = {
  title: '목록 맨 위에 고정하기',
  close: '고정 창 닫기',
  until: '마지막 날',
  untilHint: '이 날까지 맨 위에 있고, 지나면 저절로 풀립니다. 한 목록에 세 개까지, 석 달 안에서 고정하실 수 있습니다.',
  pin: '고정하기',
  change: '날짜 바꾸기',
  pinning: '고정하고 있습니다',
  unpin: '고정 풀기',
  unpinning: '고정을 풀고 있습니다',
  failed: '고정을 바꾸지 못했습니다.',
  full: '이미 세 개가 고정되어 있습니다.',
  fullNext: '그 가운데 하나의 고정을 먼저 풀어 주세요.',
} as const;

export const pinErrors: Readonly<Record<PinError, string>> = {
  missing: '마지막 날을 골라 주세요.',
  past: '오늘이나 그 뒤의 날을 골라 주세요.',
  tooFar: '오늘부터 90일 안의 날을 골라 주세요.',
};

/** The texts of unpublished drafts (EDIT-03). */
export const draftMessages = {
  /** @param count undefined while it is not known */
  counted: (count: number | undefined): string =>
    count === undefined ? '임시 저장한 글' : `임시 저장한 글 ${count}개`,
  unread: '임시 저장한 글 · 불러오지 못했습니다',
  absent: '지금 서버에서는 글을 임시 저장할 수 없습니다.',
  hint: '글을 올리는 분들께만 보이고, 서로 이어 쓰실 수 있습니다.',
  loading: '임시 저장한 글을 불러오고 있습니다',
  failed: '임시 저장한 글을 불러오지 못했습니다.',
  empty: '임시 저장한 글이 없습니다.',
  open: '이어 쓰기',
  undo: '바꾼 내용 되돌리기',
  removed: '그사이 다른 분이 등록했거나 지웠습니다.',
  lostNext: '쓰신 내용은 그대로 두었습니다. 새 글로 등록하시거나 새로 임시 저장하실 수 있습니다.',
  picturesGone: '그 글의 그림은 여기에 남아 있지 않습니다. 필요하시면 다시 골라 주세요.',
  sheetGone: '그 글의 파일은 여기에 남아 있지 않습니다. PDF 파일을 다시 골라 주세요.',
  sheet: '임시 저장한 문제지 열기',
  sheetKept: '다른 파일을 고르지 않으시면 이 파일로 등록됩니다.',
  pictures: '임시 저장한 그림',
} as const;

/** The texts of the dialog with an opened draft. */
export const draftDialogMessages = (noun: string) => ({
  heading: `임시 저장한 ${noun}`,
  close: '이어 쓰기 그만두기',
  loading: draftMessages.loading,
  failed: draftMessages.failed,
  gone: '그사이 다른 분이 등록했거나 지워 여실 수 없습니다.',
  goneNext: '등록된 글은 목록에 있습니다.',
});

/** The author of a draft and the day on which it was last saved, such as `이선영 · 2026-11-21 저장`. */
export const draftAbout = ({ writer, saved }: Pick<SavedDraft, 'writer' | 'saved'>): string =>
  [writer, saved === undefined ? '' : `${saved} 저장`].filter((part) => part !== '').join(' · ');

/** The texts of every form that changes a published item. */
export const editingMessages = {
  save: '저장',
  saving: '저장하고 있습니다',
  undo: '고친 내용 되돌리기',
  unchanged: '아직 고치신 내용이 없습니다.',
  changed: '저장하지 않은 내용이 있습니다.',
  removed: '그사이 다른 분이 삭제했습니다.',
  lostNext: '쓰신 내용은 그대로 두었습니다. 새 글로 등록하시거나, 다른 곳에 옮겨 적으실 수 있습니다.',
  publish: '새 글로 등록',
  publishing: '등록하고 있습니다',
  kept: '올라가 있는 그림',
  keptHint: '위로, 아래로 단추로 차례를 바꾸고, 빼실 수 있습니다. 저장하셔야 바뀝니다.',
  noneKept: '올라가 있는 그림이 없습니다.',
  added: '새로 올릴 파일',
  addedPictures: '새 그림은 올라가 있는 그림 뒤에 붙습니다.',
  choosePictures: '그림 더 고르기',
  sheet: '올라가 있는 문제지 열기',
  chooseSheet: '다른 PDF 파일로 바꾸기',
  sheetKept: '고르지 않으시면 올라가 있는 문제지가 그대로 남습니다.',
  sheetGone: '지워진 문제지의 파일은 남아 있지 않습니다. 새 글로 등록하시려면 PDF 파일을 골라 주세요.',
  picturesGone: '지워진 광고의 그림은 남아 있지 않습니다. 필요하시면 다시 골라 주세요.',
} as const;

/** The texts of the dialog: `공지사항 고치기`. */
export const editDialogMessages = (noun: string) => ({
  heading: `${noun} 고치기`,
  close: '고치기 그만두기',
  loading: '고칠 내용을 불러오고 있습니다',
  failed: '고칠 내용을 불러오지 못했습니다.',
  gone: '그사이 삭제되어 고칠 수 없습니다.',
  goneNext: '다른 분이 지웠습니다. 목록은 다시 여시면 새로 나옵니다.',
});

export const notSaved = (noun: string): string => `${objectOf(noun)} 고치지 못했습니다.`;

/** A picture of a published post, from 1. */
export const keptPicture = (place: number): string => `그림 ${place}`;

/** How many pictures are kept, for a comparison; '' for none. */
export const keptCount = (count: number): string => (count === 0 ? '' : `그림 ${count}개`);
