import { freePlaces, largestParty, type OwnAttendance, type Party, sumOf } from '@/content/attendance/attendance.ts';
import type { Failure } from '@/shared/outcome.ts';
import { failureMessages } from './failures.ts';
import { readingMessages } from './reading.ts';

/** The texts of the attendance at an event (MINE-05). */
export const attendanceMessages = {
  ...readingMessages('참석을'),
  title: '참석',
  signIn: '로그인하면 참석을 알릴 수 있습니다.',
  lacking: '지금 서버에서는 참석을 알리실 수 없습니다.',
  over: '지난 행사라 참석을 더 알리실 수 없습니다.',
  people: '오시는 인원',
  attend: '참석 알리기',
  wait: '대기 신청하기',
  change: '인원 바꾸기',
  sending: '알리고 있습니다',
  withdraw: '참석 취소',
  withdrawWaiting: '대기 취소',
  question: '참석을 취소하시겠습니까?',
  questionText: '자리가 정해진 행사라면 비는 자리는 기다리시는 분께 돌아갑니다.',
  withdrawn: '취소합니다',
  keep: '그대로 두기',
  closeQuestion: '취소 창 닫기',
  notSent: '참석을 알리지 못했습니다.',
  fullMeanwhile: '그사이 자리가 줄었습니다. 남은 자리를 살펴보시고 다시 알려 주세요.',
} as const;

/** What the number means, and what it may be. */
export const peopleHint = ({ largestParty: most }: OwnAttendance): string =>
  most >= largestParty(true)
    ? '본인을 포함한 수입니다.'
    : `본인을 포함한 수입니다. 교인으로 연결되시면 ${most}명보다 많이 알리실 수 있습니다.`;

/** Why an answer could not be given. */
export const attendanceFailure = (reason: Failure) => ({
  literal: attendanceMessages.notSent,
  sentence: reason === 'conflict' ? attendanceMessages.fullMeanwhile : failureMessages[reason],
});

/** How many people can come, such as `정원 30명 가운데 6명이 오십니다. 24명 더 오실 수 있습니다.`; undefined where that is not limited. */
export function placesSentence({ places, own }: OwnAttendance): string | undefined {
  const { limit, coming, waitingList } = places;
  if (limit === undefined) return undefined;
  const free = freePlaces(places);
  if (coming === undefined || free === undefined) return `정원은 ${limit}명입니다.`;
  const taken = `정원 ${limit}명 가운데 ${coming}명이 오십니다.`;
  if (free > 0) return `${taken} ${free}명 더 오실 수 있습니다.`;
  const next = waitingList && own.people === 0 ? ' 대기하시면 자리가 나는 대로 차례로 올려 드립니다.' : '';
  if (coming < limit) return `${taken} 남은 자리는 먼저 기다리시는 분께 돌아갑니다.${next}`;
  return `정원 ${limit}명이 모두 찼습니다.${next}`;
}

/** The user's answer, such as `3명이 참석한다고 알리셨습니다.` */
export function ownSentence({ own: { people, waiting }, places: { limit } }: OwnAttendance): string {
  if (people === 0) return '아직 참석을 알리지 않으셨습니다.';
  if (!waiting) return `${people}명이 참석한다고 알리셨습니다.`;
  const next =
    limit !== undefined && people > limit
      ? `정원이 ${limit}명으로 줄어 자리가 날 수 없으니 인원을 바꾸어 주세요.`
      : '자리가 나면 저절로 참석으로 바뀝니다.';
  return `${people}명으로 대기하고 계십니다. ${next}`;
}

export const peopleOption = (people: number): string => `${people}명`;

/** The texts of the list of answers, for an event's editors. */
export const partyMessages = {
  ...readingMessages('참석자 명단을'),
  title: '참석자 명단',
  empty: '아직 참석을 알리신 분이 없습니다.',
  name: '이름',
  /** The answer of a deleted account still counts for past events. */
  deleted: '지워진 계정',
  people: '인원',
  state: '상태',
  coming: '참석',
  waiting: '대기',
  print: '명단 인쇄',
} as const;

/** Such as `참석 6명, 대기 2명`. */
export function partySum(parties: readonly Party[]): string {
  const { coming, waiting } = sumOf(parties);
  return `참석 ${coming}명${waiting > 0 ? `, 대기 ${waiting}명` : ''}`;
}
