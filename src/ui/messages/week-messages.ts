import type { EventType } from '@/content/domain/church-event.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { type DateSpan, datePartsOf, weekdayOf } from '@/shared/domain/calendar-days.ts';

/** The news of the week at the foot of the home page. */
export const weekMessages = {
  heading: '이번 주 소식',
  announcements: {
    heading: '공지사항',
    loading: '공지사항을 불러오고 있습니다',
    empty: '아직 올라온 공지사항이 없습니다.',
    failed: '공지사항을 불러오지 못했습니다.',
    all: '공지사항 모두 보기',
  },
  bulletin: {
    heading: '주보',
    loading: '주보를 불러오고 있습니다',
    empty: '이번 주 주보가 아직 올라오지 않았습니다.',
    failed: '주보를 불러오지 못했습니다.',
    all: '지난 주보 보기',
  },
  events: {
    heading: '다가오는 행사',
    loading: '행사를 불러오고 있습니다',
    empty: '곧 다가오는 행사가 없습니다.',
    failed: '행사를 불러오지 못했습니다.',
    all: '행사 달력 보기',
  },
} as const;

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

/** The kinds of event as the calendar calls them (EVNT-04). */
const EVENT_TYPES: Readonly<Record<EventType, string>> = {
  morning: '오전예배',
  wednesday: '수요예배',
  general: '일반행사',
  weekly: '주간행사',
};

export const eventTypeName = (type: EventType | undefined): string => (type === undefined ? '행사' : EVENT_TYPES[type]);

/** One syllable, such as `수`. */
export const weekdayName = (date: CalendarDate): string => WEEKDAYS[weekdayOf(date)] ?? '';

/** A span of days, such as `2026년 11월 16일–22일`; month and year are said again only where they change. */
export function spanText({ first, last }: DateSpan): string {
  const from = datePartsOf(first);
  const to = datePartsOf(last);
  const year = from.year === to.year ? '' : `${to.year}년 `;
  const month = from.month === to.month && year === '' ? '' : `${to.month}월 `;
  return `${from.year}년 ${from.month}월 ${from.day}일–${year}${month}${to.day}일`;
}

export function openBulletin(sunday: CalendarDate): string {
  const { month, day } = datePartsOf(sunday);
  return `${month}월 ${day}일 주보 펼치기`;
}

export function bulletinCover(sunday: CalendarDate): string {
  const { year, month, day } = datePartsOf(sunday);
  return `${year}년 ${month}월 ${day}일 주보 표지`;
}
