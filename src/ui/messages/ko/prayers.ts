import { MOST_LETTERS, type Prayer, type PrayerError, type PrayerFilter, SAME_END, WEEKS } from '@/people/prayers.ts';
import { excerptOf } from '@/shared/characters.ts';
import { type CalendarDate, datePartsOf } from '@/shared/dates.ts';
import type { Failure } from '@/shared/outcome.ts';
import { readingMessages } from './reading.ts';

/** Enough of a text to tell its buttons from those of other requests. */
const NAMING_LENGTH = 16;

/** The name of a request, read aloud after the labels of its buttons. */
export const prayerName = ({ text }: Prayer): string => excerptOf(text, NAMING_LENGTH).text;

export const prayerMessages = {
  ...readingMessages('기도 제목을'),
  lead: '구역이나 온 교우와 기도 제목을 나누고 함께 기도합니다.',
  list: '나눈 기도 제목',
  filters: '기도 제목 고르기',
  unlinked: '교인으로 연결된 뒤에 볼 수 있습니다.',
  unlinkedNext: '나의 교회에서 교인 연결을 확인해 주세요.',
  toMyChurch: '나의 교회로',
  unsupported: '지금 서버에서는 기도 제목을 나눌 수 없습니다.',
  unsupportedNext: '기도가 필요하시면 구역장이나 교역자에게 말씀해 주세요.',
  nameless: '이름 없이',
  unknown: '이름을 알 수 없는 교우',
  zone: '구역',
  mine: '내 기도 제목',
  pray: '함께 기도했습니다',
  prayedToday: '오늘 함께 기도했습니다',
  answered: '응답받음',
  answer: '응답받았습니다',
  reopen: '응답 표시 거두기',
  edit: '고치기',
  remove: '거두기',
  hide: '숨기기',
  unhide: '다시 보이기',
  ended: '기간이 끝남',
  hidden: '숨긴 기도 제목',
  hiddenReason: '숨긴 이유:',
} as const;

export const prayerFilterNames: Readonly<Record<PrayerFilter, string>> = {
  all: '전체',
  zone: '내 구역',
  mine: '내 기도 제목',
};

/** When a part of the page has no requests. */
export const noPrayers: Readonly<Record<PrayerFilter, string>> = {
  all: '지금 나눈 기도 제목이 없습니다.',
  zone: '지금 구역에 나눈 기도 제목이 없습니다.',
  mine: '아직 나누신 기도 제목이 없습니다.',
};
export const noPrayersNext = '위에서 기도 제목을 나누실 수 있습니다.';

/** The author of a request. For one without a name, only Admins are told the author. */
export function writerOf({ author, isAnonymous }: Prayer): string {
  if (author === undefined) return isAnonymous ? prayerMessages.nameless : prayerMessages.unknown;
  return isAnonymous ? `${prayerMessages.nameless} (관리자에게만 보이는 이름: ${author})` : author;
}

/** Such as `12월 16일까지`. */
export function untilText(until: CalendarDate): string {
  const { month, day } = datePartsOf(until);
  return `${month}월 ${day}일까지`;
}

export const prayedText = (count: number): string =>
  count === 0 ? '아직 함께 기도한 분이 없습니다.' : `지금까지 ${count}번 함께 기도했습니다.`;

export const prayerFormMessages = {
  heading: '기도 제목 나누기',
  changing: '기도 제목 고치기',
  close: '고치는 창 닫기',
  text: '기도 제목',
  textHint: `${MOST_LETTERS}자까지 쓰실 수 있습니다. 다른 분의 사정은 허락을 받고 써 주세요.`,
  scope: '함께 볼 분',
  choose: '골라 주세요',
  membersAlone: '구역이 정해지지 않아 온 교우와만 나누실 수 있습니다.',
  members: '온 교우',
  zone: '우리 구역',
  name: '이름',
  named: '이름과 함께',
  nameless: '이름 없이',
  namelessHint: '이름 없이 나누시면 관리자 말고는 누가 썼는지 알 수 없습니다.',
  weeks: '기간',
  submit: '나누기',
  submitting: '나누고 있습니다',
  save: '저장',
  saving: '저장하고 있습니다',
  clear: '내용 지우기',
  startOver: '처음 글로 되돌리기',
  failed: '기도 제목을 나누지 못했습니다.',
  notSaved: '기도 제목을 고치지 못했습니다.',
  kept: '쓰신 내용은 그대로 두었습니다.',
} as const;

/** The answer was lost: the list of the page is read again (REL-16). */
export const prayerUnsure = {
  literal: '기도 제목을 나누었는지 확인하지 못했습니다.',
  sentence: '이미 올라갔을 수도 있습니다. 아래 목록에 있는지 먼저 살펴봐 주세요. 쓰신 내용은 그대로 두었습니다.',
} as const;

export const prayerErrors: Readonly<Record<PrayerError, string>> = {
  missing: '기도 제목을 써 주세요.',
  tooLong: `${MOST_LETTERS}자까지 쓰실 수 있습니다.`,
  noReaders: '누구와 나누실지 골라 주세요.',
};

/** Why a request was not shared or changed, where the common sentence is not enough. */
export const prayerFailures: Readonly<Partial<Record<Failure, string>>> = {
  unsupported: prayerMessages.unsupported,
  forbidden: prayerMessages.unlinked,
  notFound: '그사이 거두신 기도 제목입니다.',
  conflict: '그사이 다른 창에서 이 기도 제목을 고치셨습니다. 그래도 지금 쓰신 글로 바꾸시려면 한 번 더 저장해 주세요.',
};

/** The choices of how long a request is shared. @param endOf the last day for some weeks */
export const weekOptions = (endOf: (weeks: string) => CalendarDate) =>
  WEEKS.map((weeks) => ({ value: weeks, label: `${weeks}주 (${untilText(endOf(weeks))})` }));

/** The choice that leaves the end of a request as it is. */
export const sameEndOption = (until: CalendarDate) => ({ value: SAME_END, label: `그대로 (${untilText(until)})` });

export const hidingMessages = {
  title: '기도 제목 숨기기',
  close: '숨기는 창 닫기',
  lead: '숨기시면 쓰신 분과 관리자에게만 보입니다.',
  reason: '숨기시는 이유',
  reasonHint: '쓰신 분께 그대로 보여 드립니다.',
  missing: '숨기시는 이유를 써 주세요.',
  submit: '숨깁니다',
} as const;
