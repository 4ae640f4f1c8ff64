import { objectOf } from './particles.ts';

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
