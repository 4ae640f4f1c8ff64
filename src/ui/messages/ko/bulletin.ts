import { type CalendarDate, datePartsOf } from '@/shared/dates.ts';
import { dateText, dayName, shortDay, weekdayName } from './calendar.ts';

export const bulletinMessages = {
  calendar: '주 고르기',
  previousMonth: '이전 달',
  nextMonth: '다음 달',
  pickedWeek: '고르신 주',
  today: '오늘',
  pickedSunday: '고르신 주보',
  empty: '표시할 주보가 없습니다.',
  emptyNext: '원하시는 주를 달력에서 선택해 주세요.',
  toCalendar: '주보 달력 보기',
  failed: '주보를 불러오지 못했습니다.',
  pages: '주보 쪽',
  zoomHint:
    '휴대 전화에서는 쪽을 한 번 누르시면 전체 화면으로 열립니다. 두 손가락으로 벌리시거나 두 번 잇달아 누르시면 크게 보실 수 있습니다. 주보를 누르신 뒤에는 마우스 휠로도, 자판의 +, -, 0과 화살표로도 보실 수 있습니다.',
  neighbours: '앞뒤 주보',
  previous: '이전 주 주보',
  next: '다음 주 주보',
  share: '나누기',
  print: '인쇄',
  remove: '주보 삭제',
  removeTitle: '주보를 삭제할까요?',
  removeConfirm: '삭제합니다',
  removeClose: '삭제 창 닫기',
  hasBulletin: '주보 있음',
  newest: '가장 최근 주보 보기',
  choose: '주보 그림 고르기',
  unknownPages: '이 주에 이미 올라온 쪽이 있는지는 확인하지 못했습니다.',
  replaceConfirm: '바꿉니다',
  replaceClose: '바꾸기 창 닫기',
  readWhole: '전체 화면',
  closeReader: '전체 화면 닫기',
  pageInReader: '전체 화면 주보',
  previousPage: '앞 쪽',
  nextPage: '다음 쪽',
  arrange: '쪽 정리',
  arrangeTitle: '쪽 정리',
  arrangeLead: '차례를 바꾸거나 쪽을 빼신 뒤 저장해 주세요. 저장하시기 전까지는 아무것도 바뀌지 않습니다.',
  up: '위로',
  down: '아래로',
  takeOut: '빼기',
  undoAll: '처음대로',
  save: '저장',
  stopArranging: '그만두기',
  reload: '주보 다시 읽기',
  arrangeFailed: '쪽을 정리하지 못했습니다.',
  arrangeKept: '바꾸신 차례는 그대로 두었습니다.',
  arrangeUnsupported: '지금 서버에서는 쪽을 빼거나 차례를 바꿀 수 없습니다.',
  takeOutTitle: '쪽을 지울까요?',
  takeOutConfirm: '지우고 저장합니다',
  takeOutClose: '쪽 지우기 창 닫기',
} as const;

/** The head of a day's column in the calendar. */
export function weekdayHead(date: CalendarDate): { readonly name: string; readonly short: string } {
  const short = weekdayName(date);
  return { name: `${short}요일`, short };
}

export function monthText(date: CalendarDate): string {
  const { year, month } = datePartsOf(date);
  return `${year}년 ${month}월`;
}

/** The accessible name of a day in the calendar, with its special meaning. */
export function calendarDayLabel(
  date: CalendarDate,
  about: {
    readonly isPicked: boolean;
    readonly isSunday: boolean;
    readonly isToday: boolean;
    readonly hasBulletin: boolean;
  },
): string {
  const name = dayName(date);
  const picked = about.isSunday ? bulletinMessages.pickedSunday : bulletinMessages.pickedWeek;
  return [
    name,
    ...(about.isPicked ? [picked] : []),
    ...(about.isToday ? [bulletinMessages.today] : []),
    ...(about.hasBulletin ? [bulletinMessages.hasBulletin] : []),
  ].join(', ');
}

export const bulletinTitle = (sunday: CalendarDate): string => `${dateText(sunday)} 일요일`;

export const bulletinName = (sunday: CalendarDate): string => `${dateText(sunday)} 주보`;

export const pageCount = (count: number): string => `모두 ${count}쪽`;

export const pageAlt = (sunday: CalendarDate, page: number): string =>
  `${bulletinName(sunday)} ${page}쪽${page === 1 ? ', 표지' : ''}`;

/** Such as `2/4쪽`. */
export const pageOf = (page: number, count: number): string => `${page}/${count}쪽`;

export const pageCaption = (page: number): string => `${page}쪽`;

export const removeQuestion = (sunday: CalendarDate): string =>
  `${bulletinName(sunday)}의 모든 쪽을 지웁니다. 지운 주보는 되돌릴 수 없습니다.`;

export const notThisWeek = (sunday: CalendarDate): string =>
  `이번 주 주보가 아직 올라오지 않아 가장 가까운 ${bulletinName(sunday)}를 보여 드립니다.`;

export const uploadTitle = (sunday: CalendarDate): string => `${shortDay(sunday)} 주보 올리기`;

export const uploadAgain = (sunday: CalendarDate): string => `${shortDay(sunday)} 주보 다시 올리기`;

export const appendLabel = (sunday: CalendarDate): string => `${shortDay(sunday)} 주보 뒤에 붙이기`;

export const replaceLabel = (sunday: CalendarDate): string => `${shortDay(sunday)} 주보 바꾸기`;

/** The destination of the chosen pages. @param isPresent whether it is the present week */
export const uploadsTo = (sunday: CalendarDate, isPresent: boolean): string =>
  `고르신 그림은 ${isPresent ? '이번 주' : '고르신 주'}(${dateText(sunday)}) 주보가 됩니다. 다른 주에 올리시려면 달력에서 그 주를 골라 주세요.`;

export const existingPagesLabel = (count: number): string => `이 주에는 이미 ${count}쪽이 올라와 있습니다.`;

export const replaceTitle = (sunday: CalendarDate): string => `${shortDay(sunday)} 주보를 바꿀까요?`;

/** @param there the number of existing pages; 0 when it is unknown */
export const replaceQuestion = (sunday: CalendarDate, there: number, chosen: number): string =>
  `${bulletinName(sunday)}에 지금 있는 ${there > 0 ? `${there}쪽` : '쪽'}을 모두 지우고, 고르신 ${chosen}쪽으로 바꿉니다. 지운 쪽은 되돌릴 수 없습니다.`;

export const takeOutQuestion = (count: number): string =>
  `빼신 ${count}쪽을 지우고 저장합니다. 지운 쪽은 되돌릴 수 없습니다.`;

export const removedCount = (count: number): string => `지울 쪽 ${count}`;

export const pagePlace = (page: number, place: number, count: number): string =>
  `${page}쪽: ${count}쪽 가운데 ${place}번째`;
