/** What a form asks beside its own fields, on any page: before it is left or sent again, for a reason, between two versions. */

import { MOST_REASON_LETTERS } from '@/shared/reason.ts';

/** Asked before a page with unsaved changes is left, or a part of it closed. */
export const leaveMessages = {
  title: '저장하지 않은 내용이 있습니다',
  close: '창 닫기',
  leaving: {
    question: '이 페이지를 떠나시면 고치신 내용이 사라집니다. 떠나시겠습니까?',
    confirm: '저장하지 않고 떠나기',
    stay: '계속 쓰기',
  },
  closing: {
    question: '그만두시면 고치신 내용이 사라집니다. 그만두시겠습니까?',
    confirm: '저장하지 않고 그만두기',
    stay: '계속하기',
  },
} as const;

/** Asked before a form is sent again whose answer was lost (REL-16). */
export const unsureMessages = {
  question: '앞서 보내신 것이 이미 들어가 있으면 같은 내용이 두 번 올라갑니다. 그래도 다시 보내시겠습니까?',
  sendAgain: '그래도 다시 보내기',
  dontSend: '보내지 않기',
} as const;

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

/** The comparison of two versions that were changed at once. */
export const conflictMessages = {
  title: '그사이 다른 분이 저장했습니다',
  close: '고르기 그만두기',
  lead: '두 내용이 다른 곳입니다. 남길 것을 하나씩 골라 주세요.',
  mine: '내가 쓴 내용',
  theirs: '저장되어 있는 내용',
  allMine: '모두 내가 쓴 내용으로',
  allTheirs: '모두 저장된 내용으로',
  confirm: '고른 대로 저장',
  saving: '저장하고 있습니다',
  back: '돌아가서 더 쓰기',
  loading: '저장되어 있는 내용을 불러오고 있습니다',
  failed: '저장되어 있는 내용을 불러오지 못했습니다.',
  empty: '비어 있음',
  notSaved: '저장하지 못했습니다.',
  kept: '쓰신 내용은 그대로 두었습니다.',
} as const;
