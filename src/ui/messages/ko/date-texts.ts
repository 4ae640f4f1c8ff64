import type { CalendarMonth } from '@/content/domain/calendar-month.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { type DateSpan, datePartsOf, weekdayOf } from '@/shared/domain/calendar-days.ts';

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
