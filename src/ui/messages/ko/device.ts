/** What a device keeps for its user: the size of the letters, and saved copies. */

import type { TextSize } from '@/shared/text-size.ts';

export const textSizeMessages = { legend: '글자 크기' } as const;

export const textSizeNames: Readonly<Record<TextSize, string>> = {
  normal: '보통',
  large: '크게',
  largest: '아주 크게',
};

/** The texts of the saved copies on the device (OFFL-02, OFFL-03). */
export const offlineMessages = {
  again: '다시 읽기',
  clear: '이 기기에 저장된 내용 지우기',
  clearHint: '인터넷이 끊겨도 보실 수 있도록 저장해 둔 화면과 목록입니다. 지우셔도 로그인과 쓰시던 글은 그대로입니다.',
} as const;

/** Such as `저장된 내용 · 11월 22일 9:40`. @param savedAt when it was saved, as an instant */
export function savedNote(savedAt: string): string {
  const at = new Date(savedAt);
  const minutes = String(at.getMinutes()).padStart(2, '0');
  return `저장된 내용 · ${at.getMonth() + 1}월 ${at.getDate()}일 ${at.getHours()}:${minutes}`;
}
