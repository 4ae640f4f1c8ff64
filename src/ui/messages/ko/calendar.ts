/** Days and kinds of event in words, wherever they are shown, and the calendar to subscribe to. */

import type { CalendarMonth, EventType } from '@/content/events/events.ts';
import { type CalendarDate, type DateSpan, datePartsOf, weekdayOf } from '@/shared/dates.ts';
import { readingMessages } from './reading.ts';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

/** One syllable, such as `수`. */
export const weekdayName = (date: CalendarDate): string => WEEKDAYS[weekdayOf(date)] ?? '';

/** Such as `12월`. */
export const monthName = (date: CalendarDate): string => `${datePartsOf(date).month}월`;

/** Such as `2026년 11월`. */
export function monthTitle(month: CalendarMonth): string {
  const [year, number] = month.split('-').map(Number);
  return `${year}년 ${number}월`;
}

/** Such as `11월 18일`. */
export const shortDay = (date: CalendarDate): string => `${monthName(date)} ${datePartsOf(date).day}일`;

/** Such as `12월 2일 수요일`. */
export const dayName = (date: CalendarDate): string => `${shortDay(date)} ${weekdayName(date)}요일`;

/** Such as `2026년 11월 22일`. */
export const dateText = (date: CalendarDate): string => `${datePartsOf(date).year}년 ${shortDay(date)}`;

/** A span of days, such as `2026년 11월 16일–22일`; month and year are repeated only when they change. */
export function spanText({ first, last }: DateSpan): string {
  const from = datePartsOf(first);
  const to = datePartsOf(last);
  const year = from.year === to.year ? '' : `${to.year}년 `;
  const month = from.month === to.month && year === '' ? '' : `${to.month}월 `;
  return `${from.year}년 ${from.month}월 ${from.day}일–${year}${month}${to.day}일`;
}

export function openBulletin(sunday: CalendarDate): string {
  return `${shortDay(sunday)} 주보 펼치기`;
}

export function bulletinCover(sunday: CalendarDate): string {
  return `${dateText(sunday)} 주보 표지`;
}

/** The names of the event types (EVNT-04). */
const EVENT_TYPE_NAMES: Readonly<Record<EventType, string>> = {
  morning: '오전예배',
  wednesday: '수요예배',
  general: '일반행사',
  weekly: '주간행사',
};

export const eventTypeName = (type: EventType | undefined): string =>
  type === undefined ? '행사' : EVENT_TYPE_NAMES[type];

/** The texts of the calendar to subscribe to (MINE-05). */
export const subscriptionMessages = {
  ...readingMessages('구독 주소를'),
  title: '구독',
  lead: '교회 행사를 내 달력에서 보실 수 있습니다. 새 행사와 바뀐 날짜도 저절로 들어옵니다.',
  lacking: '지금 서버에는 구독할 수 있는 달력이 없습니다.',
  google: '구글 달력',
  apple: '애플 달력',
  copy: '주소 복사',
  address: '구독 주소',
  addressHint: '다른 달력에서는 이 주소를 ‘구독’이나 ‘주소로 추가’에 붙여 넣어 주세요.',
} as const;
