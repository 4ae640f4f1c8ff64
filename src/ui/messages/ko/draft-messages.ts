import type { SavedDraft } from '@/content/domain/saved-draft.ts';

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
