import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { datePartsOf } from '@/shared/domain/calendar-days.ts';
import { weekdayName } from './date-texts.ts';

export const bulletinMessages = {
  lead: '달력에서 주를 고르시면 그 주일의 주보를 보여 드립니다.',
  currentLead: '가장 새로 나온 주보입니다.',
  uploadLead: '주보 그림을 골라 차례를 맞추신 뒤 올려 주세요.',
  calendar: '주 고르기',
  previousMonth: '이전 달',
  nextMonth: '다음 달',
  pickedWeek: '고르신 주',
  today: '오늘',
  pickedSunday: '고르신 주보',
  loading: '주보를 불러오고 있습니다',
  empty: '표시할 주보가 없습니다.',
  emptyNext: '원하시는 주를 달력에서 선택해 주세요.',
  toCalendar: '주보 달력 보기',
  failed: '주보를 불러오지 못했습니다.',
  pages: '주보 쪽',
  zoomHint:
    '두 손가락으로 벌리시거나 두 번 잇달아 누르시면 크게 보실 수 있습니다. 주보를 누르신 뒤에는 마우스 휠로도, 자판의 +, -, 0과 화살표로도 보실 수 있습니다.',
  neighbours: '앞뒤 주보',
  previous: '이전 주 주보',
  next: '다음 주 주보',
  share: '보내기(공유)',
  print: '인쇄',
  remove: '주보 삭제',
  removeTitle: '주보를 삭제할까요?',
  removeConfirm: '삭제합니다',
  removeClose: '삭제 창 닫기',
  uploadTitle: '이번 주 주보 올리기',
  choose: '주보 그림 고르기',
  upload: '올리기',
  uploadAgain: '다시 올리기',
} as const;

/** The head of the column in which a day of the calendar stands. */
export function weekdayHead(date: CalendarDate): { readonly name: string; readonly short: string } {
  const short = weekdayName(date);
  return { name: `${short}요일`, short };
}

export function monthText(date: CalendarDate): string {
  const { year, month } = datePartsOf(date);
  return `${year}년 ${month}월`;
}

function dayText(date: CalendarDate): string {
  const { year, month, day } = datePartsOf(date);
  return `${year}년 ${month}월 ${day}일`;
}

/** A day of the calendar as it is read aloud, with what is special about it. */
export function calendarDayLabel(
  date: CalendarDate,
  about: { readonly isPicked: boolean; readonly isSunday: boolean; readonly isToday: boolean },
): string {
  const { month, day } = datePartsOf(date);
  const name = `${month}월 ${day}일 ${weekdayName(date)}요일`;
  const picked = about.isSunday ? bulletinMessages.pickedSunday : bulletinMessages.pickedWeek;
  return [name, ...(about.isPicked ? [picked] : []), ...(about.isToday ? [bulletinMessages.today] : [])].join(', ');
}

export const bulletinTitle = (sunday: CalendarDate): string => `${dayText(sunday)} 일요일`;

export const bulletinName = (sunday: CalendarDate): string => `${dayText(sunday)} 주보`;

export const pageCount = (count: number): string => `모두 ${count}쪽`;

export const pageAlt = (sunday: CalendarDate, page: number): string =>
  `${bulletinName(sunday)} ${page}쪽${page === 1 ? ', 표지' : ''}`;

export const pageCaption = (page: number): string => `${page}쪽`;

export const removeQuestion = (sunday: CalendarDate): string =>
  `${bulletinName(sunday)}의 모든 쪽을 지웁니다. 지운 주보는 되돌릴 수 없습니다.`;

export const notThisWeek = (sunday: CalendarDate): string =>
  `이번 주 주보가 아직 올라오지 않아 가장 가까운 ${bulletinName(sunday)}를 보여 드립니다.`;

export const uploadsTo = (sunday: CalendarDate): string => `올리신 그림은 이번 주(${dayText(sunday)}) 주보가 됩니다.`;
