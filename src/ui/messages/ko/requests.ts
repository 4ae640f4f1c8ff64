import { type Correction, isEnteredByDecision } from '@/admin/requests/requests.ts';
import { genderNames } from './member-facts.ts';
import { readingMessages } from './reading.ts';

/** Texts of the requested corrections, for an Admin (MINE-06). */
export const correctionInboxMessages = {
  ...readingMessages('고침 신청을'),
  title: '고침 신청',
  empty: '기다리는 고침 신청이 없습니다.',
  wanted: '바르게:',
  toMember: (name: string): string => `${name} 님의 회원 정보 열기`,
  declineLead: (username: string): string => `${username} 님의 고침 신청을 거절합니다.`,
} as const;

/** The present value of the entry: `지금: +595 981 234 567`. */
export function currentText({ field, current }: Correction): string {
  const isGender = field === 'gender' && (current === 'male' || current === 'female');
  return `지금: ${isGender ? genderNames[current] : (current ?? '적혀 있지 않음')}`;
}

/** The button that accepts a request: its label is different where accepting it also changes the entry. */
export const finishLabels = (correction: Correction): { readonly rest: string; readonly busy: string } =>
  isEnteredByDecision(correction)
    ? { rest: '이 번호로 고치기', busy: '고치고 있습니다' }
    : { rest: '고쳤습니다', busy: '알리고 있습니다' };
