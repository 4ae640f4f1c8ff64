import { objectOf } from './particles.ts';

/** The texts of every form that changes what is published. */
export const editingMessages = {
  close: '고치기 그만두기',
  loading: '고칠 내용을 불러오고 있습니다',
  failed: '고칠 내용을 불러오지 못했습니다.',
  gone: '그사이 삭제되어 고칠 수 없습니다.',
  goneNext: '다른 분이 지웠습니다. 목록은 다시 여시면 새로 나옵니다.',
  save: '저장',
  saving: '저장하고 있습니다',
  undo: '고친 내용 되돌리기',
  unchanged: '아직 고치신 내용이 없습니다.',
  changed: '저장하지 않은 내용이 있습니다.',
  lost: '그사이 다른 분이 삭제했습니다.',
  lostNext: '쓰신 내용은 그대로 두었습니다. 새 글로 등록하시거나, 다른 곳에 옮겨 적으실 수 있습니다.',
  publish: '새 글로 등록',
  publishing: '등록하고 있습니다',
} as const;

/** The heading of the dialog: `공지사항 고치기`. */
export const editHeading = (noun: string): string => `${noun} 고치기`;

export const notSaved = (noun: string): string => `${objectOf(noun)} 고치지 못했습니다.`;
