import type { Told } from './account-messages.ts';

/** Above a form that was submitted with something wrong in it. */
export const rejectedForm: Told = {
  literal: '아직 고치실 칸이 있습니다.',
  sentence: '아래 줄을 누르시면 그 칸으로 갑니다.',
};

export const errorSummaryMessages = {
  list: '고치실 칸',
  mended: '고치셨습니다',
} as const;
