import { english, type MessageText } from '../message-text.ts';

/** Above a form that was submitted with an invalid field. */
export const errorSummaryMessages = {
  title: '아직 고치실 칸이 있습니다.',
  next: '아래 줄을 누르시면 그 칸으로 갑니다.',
  list: '고치실 칸',
  mended: '고치셨습니다',
} as const;

export const capsLockOn: MessageText = ['대문자 잠금(', english('Caps Lock'), ')이 켜져 있습니다.'];
