/** Texts of those parts of the design system that the first page does not need. */

import { english, type MessageText } from '../message-text.ts';

/** Above a form that was submitted with an invalid field. */
export const errorSummaryMessages = {
  title: '아직 고치실 칸이 있습니다.',
  next: '아래 줄을 누르시면 그 칸으로 갑니다.',
  list: '고치실 칸',
  mended: '고치셨습니다',
} as const;

export const capsLockOn: MessageText = ['대문자 잠금(', english('Caps Lock'), ')이 켜져 있습니다.'];

export const endsInBlank = '비밀번호 끝에 빈칸이 있습니다. 일부러 넣으신 것이 아니면 지워 주세요.';

/** Texts of zoomable content. */
export const zoomMessages = {
  larger: '확대',
  smaller: '축소',
  reset: '원래 크기',
} as const;

/** The label of the zoom buttons: `주보 크기`. */
export const zoomGroup = (label: string): string => `${label} 크기`;

export const percentText = (percent: number): string => `${percent}%`;
