import { MOST_REASON_LETTERS } from '@/shared/domain/reason.ts';

/** The texts of a dialog that asks for the reason of a decision. */
export interface ReasonMessages {
  readonly title: string;
  readonly close: string;
  readonly reason: string;
  readonly reasonHint: string;
  readonly missing: string;
  readonly submit: string;
}

/** The texts that are the same in all of these dialogs. */
export const reasonMessages = {
  tooLong: `${MOST_REASON_LETTERS}자까지 쓰실 수 있습니다.`,
  cancel: '취소',
} as const;
